import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import type { Journey, Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { nearest } from '../suggest.ts';

/** The longest that anything may wait for who comes back, in days. */
const longest = 365;

export const badResume: ProjectRule = {
  severity: 'error',
  doc: 'A journey that keeps for who comes back what is not its own, or what is never kept; or that does not say whether something personal is kept.',
  *find(project) {
    for (const journey of project.journeys.values()) {
      const resume = at(journey.source.root, 'resume');
      if (resume !== undefined) yield* flawsIn(project, journey, resume);
    }
  },
};

function* flawsIn(project: Project, journey: Journey, resume: Node): Generator<Finding> {
  const { source } = journey;
  const days = at(resume, 'days');
  const count = Number(days?.value ?? 1);
  if (days !== undefined && !(Number.isInteger(count) && count >= 1 && count <= longest)) {
    yield { source, where: days, message: `This is a whole number of days, from 1 to ${longest}.` };
  }
  const asked = askedIn(project, journey);
  const sources = Object.keys(project.trade.sources);
  const known = [...asked.keys(), ...sources];
  const named = new Set<string>();
  for (const list of ['keep', 'forget'])
    for (const where of items(at(resume, list))) {
      const name = textOf(where) ?? '';
      if (!known.includes(name)) {
        const message = `"${name}" is neither an answer of this journey nor a source of its trade.`;
        yield { source, where, message, suggest: nearest(name, known) };
      }
      if (named.has(name)) yield { source, where, message: `"${name}" stands here twice. Once is enough.` };
      named.add(name);
      const marks = asked.get(name);
      const message = marks && whyNot(name, list, marks);
      if (message !== undefined) yield { source, where, message };
    }
  const undecided = [
    ...[...asked].filter(([, marks]) => marks.has('personal') && !isNever(marks)).map(([name]) => name),
    ...sources.filter((name) => heldIn(project, journey).has(name)),
  ].filter((name) => !named.has(name));
  const keys = [...entries(resume).filter(({ key }) => key === 'keep'), ...entries(source.root)];
  const where = keys.find(({ key }) => key === 'keep' || key === 'resume')?.keyNode ?? resume;
  for (const name of undecided) {
    const what = asked.has(name) ? 'personal' : 'a source that this journey fills';
    const message = `"${name}" is ${what}: say whether it is kept. Name it in "keep", or in "forget".`;
    yield { source, where, message };
  }
}

type Marks = ReadonlySet<string>;
const marked = ['personal', 'secret', 'marketing'];
const isNever = (marks: Marks) => marks.has('secret') || marks.has('marketing');

/** Why an answer stands in none of the lists, or in the other one. */
function whyNot(name: string, list: string, marks: Marks): string | undefined {
  if (marks.has('secret')) return `"${name}" is secret: it is never kept. Take it out.`;
  if (marks.has('marketing'))
    return `"${name}" is a consent to marketing: it is given each time anew. Take it out.`;
  if (list === 'keep' && !marks.has('personal'))
    return `"${name}" is kept without being named, for it is not personal. Take it out.`;
  return undefined;
}

/** The answers of a journey by the names that its cards, or it itself, write, and how they are marked; a button has none. */
function askedIn({ cards, lists }: Project, { steps, fields }: Journey): ReadonlyMap<string, Marks> {
  const asked = steps.flatMap(({ card }) => [...(cards.get(card)?.fields ?? [])]);
  return new Map(
    [...asked, ...fields]
      .filter(([, schema]) => textOf(at(schema, 'type')) !== 'null')
      .map(([name, schema]) => {
        const parts = [...(cards.get(lists.get(name)?.card ?? '')?.fields.values() ?? [])];
        const nodes = [schema, ...parts].flatMap(nodesOf);
        return [name, new Set(marked.filter((mark) => nodes.some((node) => at(node, mark)?.value === true)))];
      }),
  );
}

/** What the cards of a journey clear or watch as a whole. */
function heldIn({ cards }: Project, { source, steps }: Journey): ReadonlySet<string> {
  const files = [source, ...steps.flatMap(({ card }) => cards.get(card)?.source ?? [])];
  return new Set(
    files.flatMap(({ root }) =>
      entries(at(root, 'onChange')).flatMap(({ key, value }) => [
        key,
        ...items(value).flatMap((line) => items(at(line, 'clear')).flatMap((one) => textOf(one) ?? [])),
      ]),
    ),
  );
}
