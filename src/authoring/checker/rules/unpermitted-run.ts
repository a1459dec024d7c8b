import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ProjectRule } from '../rule.ts';

export const unpermittedRun: ProjectRule = {
  severity: 'error',
  doc: 'An effect that one line of a card runs with a permission that the law asks for, and another line of it without.',
  *find(project) {
    const agreed = agreedIn(project);
    for (const { source } of project.cards.values()) {
      const lines = entries(at(source.root, 'onChange')).flatMap(({ value }) =>
        items(value).flatMap((line) => {
          const where = at(line, 'run');
          return where === undefined
            ? []
            : { where, effect: textOf(where), asked: permissionsIn(line, agreed) };
        }),
      );
      for (const { where, effect, asked } of lines) {
        const other = lines.find(
          (one) => one.effect === effect && one.asked.some((name) => !asked.includes(name)),
        );
        const missing = other?.asked.find((name) => !asked.includes(name));
        if (missing === undefined) continue;
        const message = `"${effect}" is run here without "${missing}", which another line asks for first: it is done without permission. Ask for it here too.`;
        yield { source, where, message };
      }
    }
  },
};

/** Answers that obligations want given by the customer: permissions and consents. */
const agreedIn = keep(
  ({ read }: Project): ReadonlySet<string> =>
    new Set(
      read
        .filter(({ kind }) => kind === 'obligations')
        .flatMap(({ root }) => entries(at(root, 'obligations')))
        .flatMap(({ value }) => items(at(value, 'agrees')).flatMap((node) => textOf(node) ?? [])),
    ),
);

/** What a line asks to be agreed to. */
const permissionsIn = (line: Node, agreed: ReadonlySet<string>): readonly string[] =>
  nodesOf(at(line, 'when')).flatMap((node) =>
    entries(node).flatMap(({ key, value }) => (agreed.has(key) && value.value === true ? key : [])),
  );
