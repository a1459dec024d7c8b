import { own } from '../../../engine/own.ts';
import { beginnings } from '../../../engine/path.ts';
import { placeholdersIn } from '../../../engine/text.ts';
import { denied } from '../guards/contrary.ts';
import { filesOf } from '../journey-files.ts';
import { at, isInside, items, textOf } from '../json.ts';
import { typesIn } from '../path-types.ts';
import { lostPath } from '../paths.ts';
import { type Project, prefixed } from '../project.ts';
import { type Finding, mentionsIn, mentionsOf, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const unreadAnswer: ProjectRule = {
  severity: 'warning',
  doc: 'A question of a journey that sends answers, and nothing reads or sends this one; or a journey that asks who people are, thanks them and does nothing.',
  *find(project) {
    const read = readAnswers(project);
    const told = new Set<unknown>();
    for (const journey of project.journeys.values()) {
      const asked = journey.steps.flatMap((step) =>
        [...(project.cards.get(step.card)?.fields ?? [])].map(([field, schema]) => ({
          ...{ field, schema, step, name: prefixed(step.for, field) },
          source: project.cards.get(step.card)?.source,
        })),
      );
      // One that sends nothing is not finished, or has a page of the trade's own that reads it.
      const inputOf = ({ name }: { readonly name: string }) => own(project.trade.words.inputs, name) ?? {};
      const run = [...filesOf(project, journey)].flatMap((source) => mentionsIn(source, 'effect'));
      const sent = run.flatMap((one) => Object.keys(inputOf(one).sends ?? {}));
      const submit = at(journey.source.root, 'submit');
      const last = run.filter(
        ({ source, node }) => submit !== undefined && source === journey.source && isInside(node, submit),
      );
      const taken = [...sent, ...last.flatMap((one) => inputOf(one).needs ?? [])];
      if (!asked.some(({ name }) => taken.includes(name))) {
        const lost = asked.find(
          ({ schema, name }) => at(schema, 'personal')?.value === true && !read.has(name),
        );
        if (lost !== undefined) yield* keptFromAll(journey.source, lost.name);
        continue;
      }
      for (const { field, schema, step, name, source } of asked) {
        // What is sent under its own name is not sent under that of one part.
        if (step.for !== undefined && sent.includes(field) && !read.has(name)) {
          const message = `This asks for "${name}" too, and nothing reads or sends that: "${field}" is what is sent. Take out the step, or its "for".`;
          yield { source: journey.source, where: step.node, message };
          break;
        }
        const hasAnswer = typesIn(schema).join() !== 'null';
        const isRead = read.has(name) || read.has(field) || at(schema, 'unread') !== undefined;
        if (!hasAnswer || isRead || source === undefined || told.has(schema)) continue;
        told.add(schema);
        const message = `"${name}" is asked in journey "${journey.name}", and nothing reads or sends it: no condition, fact, text, consequence or effect. Let something read it, leave the question out, or say in its schema why it is asked: "unread".`;
        yield { source, where: schema.parent?.children?.[0] ?? schema, message };
      }
    }
  },
};

/** A journey that ends in words, runs nothing, and says nowhere in them that nothing is sent. */
function* keptFromAll(source: ReadSource, name: string): Generator<Finding> {
  const [run, done] = ['run', 'done'].map((key) => at(source.root, 'submit', key));
  if (run === undefined || items(run).length > 0 || denied(wordsOf(textOf(done) ?? 'nothing')) > 0) return;
  const message = `This journey asks for "${name}", which is personal, and sends it to nobody. Run what sends it, leave the question out, or say at the end that nothing is sent.`;
  yield { source, where: run, message };
}

/** Every answer that something takes into account, and what it is a part of. What must hold of a journey reads nothing. */
function readAnswers(project: Project): ReadonlySet<string> {
  const { trade } = project;
  const paths = mentionsOf(project, 'path', 'changed')
    .filter(({ source: { kind } }) => kind !== 'obligations' && kind !== 'choices' && kind !== 'contexts')
    // What is mistyped was meant to read the name that is near: rule unknown-path tells it.
    .flatMap(({ name }) => [name, lostPath(project, name)?.suggest ?? name]);
  const said = mentionsOf(project, 'text', 'message').flatMap(({ name }) =>
    placeholdersIn(name).map((one) => own(trade.placeholders, one) ?? one),
  );
  const taken = Object.values(trade.words.inputs).flatMap(({ needs = [], needsOwn = [], sends = {} }) => [
    ...needs,
    ...needsOwn,
    ...Object.keys(sends),
  ]);
  return new Set([...paths, ...said, ...taken].flatMap((path) => [path, ...beginnings(path)]));
}
