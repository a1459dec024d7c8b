import { own } from '../../../engine/own.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const crossedTrack: ProjectRule = {
  severity: 'error',
  doc: 'A record of what people do that is told as another one: two of one journey that say the same, one that says another journey’s name, or one of a change that tells another answer.',
  *find(project) {
    const journeys = [...project.journeys.values()].map(({ source }) => ({
      source,
      title: textOf(at(source.root, 'title')) ?? '',
      records: recordsIn(project, source),
    }));
    for (const { source, records } of journeys) yield* toldAlike(source, records);
    yield* ofOtherJourney(journeys.filter(({ records }) => records.length > 0));
    for (const source of project.read)
      if (source.kind === 'card' || source.kind === 'journey') yield* ofOtherAnswers(project, source);
  },
};

function* ofOtherAnswers(project: Project, source: ReadSource): Generator<Finding> {
  const records = recordsIn(project, source);
  for (const record of records) {
    yield* ofOtherAnswer(project, source, record, records);
    yield* ofOtherPart(project, source, record);
  }
}

/** A record that tells one part of an answer under the name of another part of it: "Deal Id" for `chosen.dealId`. */
function* ofOtherPart({ answers }: Project, source: ReadSource, { node }: Told): Generator<Finding> {
  for (const { key, value } of entries(at(node, 'with'))) {
    const where = at(value, 'from');
    const path = textOf(where) ?? '';
    const dot = path.lastIndexOf('.');
    const parts = (answers.get(path.slice(0, dot)) ?? []).flatMap((schema) =>
      entries(at(schema, 'properties')),
    );
    const named = parts.find((part) => part.key.toLowerCase() === wordsOf(key).join(''))?.key;
    if (where === undefined || named === undefined || named === path.slice(dot + 1)) continue;
    const meant = `${path.slice(0, dot)}.${named}`;
    const message = `"${key}" tells "${path}" here, and "${meant}" is there. Tell that.`;
    yield { source, where, message, suggest: meant };
  }
}

/**
 * A record of one answer's change that tells nothing of its own, and another answer: under the title of its own, or one that
 * has a record in this file by itself.
 */
function* ofOtherAnswer(
  { answers }: Project,
  source: ReadSource,
  { of, node }: Told,
  records: readonly Told[],
): Generator<Finding> {
  const told = entries(at(node, 'with')).flatMap(({ key, value }) => {
    const where = at(value, 'from');
    return where === undefined ? [] : { key, where, path: textOf(where) ?? '' };
  });
  const isOf = (path: string, answer: string) => path === answer || path.startsWith(`${answer}.`);
  if (of === '' || told.some(({ path }) => isOf(path, of))) return;
  const titles = (answers.get(of) ?? []).map((schema) => wordsOf(textOf(at(schema, 'title')) ?? '').join());
  for (const { key, where, path } of told) {
    const hasOwn = records.some((other) => other.of !== of && other.of !== '' && isOf(path, other.of));
    // It is recorded once the one is given, and tells the other alone.
    const isAlone = told.length === 1 && at(node, 'when', of) !== undefined;
    const isOther = answers.has(path) && (isAlone || titles.includes(wordsOf(key).join()));
    if (!hasOwn && !isOther) continue;
    const message = `This is the record of a change of "${of}", and it tells "${path}". Tell what changed.`;
    yield { source, where, message };
  }
}

interface Told {
  /** The answer whose change it records. */
  readonly of: string;
  readonly node: Node;
  /** What it always says, by key. */
  readonly said: readonly { readonly key: string; readonly value: Node; readonly text: string }[];
}

interface Telling {
  readonly source: ReadSource;
  readonly title: string;
  readonly records: readonly Told[];
}

/** The runs of effects that take whatever they are given. */
function recordsIn({ trade }: Project, { root }: ReadSource): readonly Told[] {
  const lists = [
    { of: '', lines: items(at(root, 'onEnter')) },
    ...entries(at(root, 'onChange')).map(({ key, value }) => ({ of: key, lines: items(value) })),
  ];
  return lists.flatMap(({ of, lines }) =>
    lines
      .filter((line) => own(trade.words.effects, textOf(at(line, 'run')) ?? '')?.with['*'] !== undefined)
      .map((line) => ({
        of,
        node: line,
        said: entries(at(line, 'with')).flatMap(({ key, value }) => {
          const text = textOf(value);
          return text === undefined ? [] : { key, value, text };
        }),
      })),
  );
}

/** Two records of different changes that say the same: nobody can tell one from the other. */
function* toldAlike(source: ReadSource, records: readonly Told[]): Generator<Finding> {
  const changes = records.filter(({ of, said }) => of !== '' && said.length > 0);
  const sayingOf = ({ said }: Told) => said.map(({ key, value }) => `${key} ${canonical(value)}`).join();
  for (const [index, one] of changes.entries())
    for (const before of changes.slice(0, index)) {
      if (before.of === one.of || sayingOf(before) !== sayingOf(one)) continue;
      // The one whose own change has these words has them rightly.
      const isNamed = ({ of, said }: Told) =>
        said.some(({ text }) => wordsOf(text).join('') === of.toLowerCase());
      const wrong = isNamed(one) && !isNamed(before) ? before : one;
      const other = wrong === one ? before : one;
      const where = wrong.said.at(-1)?.value ?? wrong.node;
      const message = `This record of "${wrong.of}" says what that of "${other.of}" says. Give each its own words.`;
      yield { source, where, message };
    }
}

/** So many journeys say under a key who they are: less may be chance. */
const usual = 3;

/** A record that says under the key by which journeys tell themselves apart what another journey says there. */
function* ofOtherJourney(journeys: readonly Telling[]): Generator<Finding> {
  const saidUnder = (journey: Telling, key: string) =>
    journey.records.flatMap(({ said }) => said.filter((one) => one.key === key));
  const keys = new Set(
    journeys.flatMap(({ records }) => records.flatMap(({ said }) => said.map(({ key }) => key))),
  );
  for (const key of keys) {
    const isOfAll = journeys.every((journey) => saidUnder(journey, key).length === journey.records.length);
    if (!isOfAll || journeys.length < usual) continue;
    for (const journey of journeys) {
      const all = saidUnder(journey, key);
      for (const { value, text } of all) {
        const isOwn = text === journey.title || (all.length > 1 && all.every((one) => one.text === text));
        const other = journeys.find(
          (one) => one !== journey && saidUnder(one, key).some((its) => its.text === text),
        );
        if (isOwn || other === undefined) continue;
        const message = `"${key}" is "${text}" here, and so it is in journey "${other.source.name}". Give each journey its own.`;
        yield { source: journey.source, where: value, message };
      }
    }
  }
}
