import { own } from '../../../engine/own.ts';
import { removal } from '../edits.ts';
import { anAnswer, answerLine } from '../guards/written.ts';
import { at, canonical, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { closedListOf } from '../path-types.ts';
import type { Fix } from '../problem.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { possibleValues } from './value-outside-enum.ts';

export const unofferedValue: ProjectRule = {
  severity: 'error',
  doc: 'A value that a closed list admits, that no option offers, and that neither its widget nor a line gives; or the only one without a case in a list of cases.',
  *find(project) {
    const given = givenValues(project);
    for (const { source, fields } of project.cards.values()) {
      for (const { key: field, value: ui } of entries(at(source.root, 'ui'))) {
        const offered = offeredBy(ui, project);
        if (offered.size === 0) continue;
        const admitted = items(closedListOf(fields.get(field)));
        // An option of another value is rather the one that is meant: rule value-outside-enum tells it.
        if ([...offered].some((text) => !admitted.some((value) => canonical(value) === text))) continue;
        for (const value of admitted) {
          const text = canonical(value);
          if (value.type === 'null' || offered.has(text) || given.has(`${field} ${text}`)) continue;
          const lack = at(ui, 'options')
            ? 'no option offers it. Add the option'
            : 'its widget never gives it. Name another widget';
          const message = `"${field}" may be ${text}, and ${lack}, or take the value out.`;
          const fell = wasOffered(project, source, field, value)
            ? beside(admitted, value, at(ui, 'options'))
            : undefined;
          yield { source, where: fell ?? value, message, fix: takenOut(project, field, value) };
        }
      }
    }
    for (const source of project.read)
      for (const one of listsOfCases(source)) yield* lostCase(project, source, one);
  },
};

/** So many cases of one form are meant as all that there are. */
const fewest = 3;

/** A list of cases that each name a value of their own twice: those values, what is compared with them, and the last case. */
interface Cases {
  readonly values: ReadonlySet<string>;
  readonly paths: readonly string[];
  readonly last: Node;
}

/**
 * The lists of a file whose cases each name a value of their own twice, `{ "kind": "a", "not": { "fact.kind": "a" } }`. What
 * names each once may be about some of them.
 */
const listsOfCases = keep((source: ReadSource): readonly Cases[] =>
  nodesOf(source.root)
    .flatMap((node) => [items(at(node, 'any')), items(at(node, 'all'))])
    .flatMap((list) => {
      const cases = list.length < fewest ? [] : list.flatMap((node) => caseIn(node) ?? []);
      const [first] = cases;
      const last = list.at(-1);
      if (first === undefined || last === undefined || cases.length < list.length) return [];
      const values = new Set(cases.map(({ value }) => value));
      const isOneForm = cases.every(({ form }) => form === first.form);
      return values.size < list.length || !isOneForm ? [] : [{ values, paths: first.paths, last }];
    }),
);

/** Such a list that has a case for every value but one. */
function* lostCase(project: Project, source: ReadSource, { values, paths, last }: Cases): Generator<Finding> {
  const known = paths.flatMap((path) => {
    const all = possibleValues(project, path, source);
    return all === undefined ? [] : [{ path, all: all.map((value) => JSON.stringify(value)) }];
  });
  const [own] = known;
  const missing = own?.all.filter(
    (value) => value !== 'null' && !values.has(value) && known.every(({ all }) => all.includes(value)),
  );
  if (own === undefined || missing?.length !== 1) return;
  const message = `"${own.path}" may be ${missing[0]} too, and this list has a case for each of its other values. Add the one that is missing.`;
  yield { source, where: last, message };
}

/** The one value that a case compares several paths with, those paths, and how the case reads with any other value. */
function caseIn(node: Node) {
  const compared = nodesOf(node).flatMap((one) =>
    entries(one).flatMap(({ key, value }) => (value.children ? [] : { key, value: canonical(value) })),
  );
  const twice = compared.filter(({ value }) => compared.filter((other) => other.value === value).length > 1);
  const [only, ...more] = new Set(twice.map(({ value }) => value));
  if (only === undefined || more.length > 0) return undefined;
  const form = canonical(node).replaceAll(only, '*');
  return { value: only, form, paths: twice.map(({ key }) => key) };
}

/** Takes the value out of its list, where nothing else speaks of it. */
function takenOut({ read }: Project, field: string, value: Node): Fix | undefined {
  const text = canonical(value);
  const isNamed = read.some(({ root }) =>
    nodesOf(root).some((node) =>
      entries(node).some(
        (one) =>
          one.key === field && [one.value, ...items(one.value)].some((other) => canonical(other) === text),
      ),
    ),
  );
  if (isNamed) return undefined;
  return { ...removal(value), title: `Take ${text} out of what may be answered`, isAsked: true };
}

/** Whether the ledger has a value of a card's question, or, where there is none, a translation the words of its option: it is no new one. */
export function wasOffered(
  { read }: Project,
  { file, name }: ReadSource,
  field: string,
  value: Node,
): boolean {
  const ledger = read.find(({ kind }) => kind === 'guards');
  if (ledger !== undefined) {
    const line = answerLine(`card ${name} ${field}`, value);
    return items(at(ledger.root, 'guards', anAnswer)).some((one) => textOf(one) === line);
  }
  const key = `ui.${field}.options.${value.value}.label`;
  return read.some(
    ({ kind, base, root }) => kind === 'translation' && base === file && at(root, 'texts', key) !== undefined,
  );
}

/** Where its option would stand: the one of the value before it, else the first one. */
function beside(admitted: readonly Node[], value: Node, options: Node | undefined): Node | undefined {
  const before = admitted.slice(0, admitted.indexOf(value)).map(canonical);
  const behind = items(options).findLast((option) =>
    canonicalOf(at(option, 'value')).some((text) => before.includes(text)),
  );
  return behind ?? items(options)[0];
}

/** The values of the options, or those that a widget without options gives. */
function offeredBy(ui: Node, { trade }: Project): ReadonlySet<string> {
  const options = items(at(ui, 'options')).flatMap((option) => canonicalOf(at(option, 'value')));
  const { values = [] } = own(trade.words.widgets, textOf(at(ui, 'widget')) ?? '') ?? {};
  return new Set(options.length > 0 ? options : values.map((value) => JSON.stringify(value)));
}

const canonicalOf = (node: Parameters<typeof canonical>[0] | undefined) =>
  node === undefined ? [] : [canonical(node)];

/** What presets and consequences write, as `field value`; of a step with `for` the field stands under its own name. */
function givenValues(project: Project): ReadonlySet<string> {
  const given = new Set<string>();
  for (const { name, value } of mentionsOf(project, 'answer', 'preset'))
    if (value !== undefined && textOf(at(value, 'from')) === undefined)
      given.add(`${name} ${canonical(value)}`);
  return given;
}
