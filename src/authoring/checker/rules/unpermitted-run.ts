import { at, entries, items, type Node, textOf } from '../json.ts';
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
            : { where, effect: textOf(where), asked: permissionsIn(project, at(line, 'when'), agreed) };
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

/** What a condition asks to be agreed to, itself or by the name of another one. */
function permissionsIn(
  project: Project,
  when: Node | undefined,
  agreed: ReadonlySet<string>,
  within: readonly string[] = [],
): readonly string[] {
  const name = textOf(when) ?? '';
  const named = within.includes(name) ? undefined : at(project.conditions.get(name), 'when');
  const parts = [...items(when), ...(named ? [named] : [])];
  return [
    ...entries(when).flatMap(({ key, value }) =>
      agreed.has(key) ? (value.value === true ? key : []) : permissionsIn(project, value, agreed, within),
    ),
    ...parts.flatMap((part) => permissionsIn(project, part, agreed, [...within, name])),
  ];
}
