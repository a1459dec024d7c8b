import { at, items, type Node, textOf } from '../json.ts';
import type { Journey, Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { nearest } from '../suggest.ts';

/** The longest that anything may wait for who comes back, in days. */
const longest = 365;

export const badResume: ProjectRule = {
  severity: 'error',
  doc: 'A journey that keeps for who comes back what is not its own, or what is never kept: secrets, consents to marketing.',
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
  const schemas = askedIn(project, journey);
  const sources = Object.keys(project.trade.sources);
  const known = [...schemas.keys(), ...sources];
  const named = new Set<string>();
  for (const where of items(at(resume, 'keep'))) {
    const name = textOf(where) ?? '';
    if (!known.includes(name)) {
      const message = `"${name}" is neither an answer of this journey nor a source of its trade.`;
      yield { source, where, message, suggest: nearest(name, known) };
    }
    if (named.has(name)) yield { source, where, message: `"${name}" stands here twice. Once is enough.` };
    named.add(name);
    const message = whyNot(name, schemas.get(name));
    if (message !== undefined) yield { source, where, message };
  }
}

/** What an answer tells that may not be kept. */
function whyNot(name: string, schema: Node | undefined): string | undefined {
  const says = (mark: string) => at(schema, mark)?.value === true;
  if (says('secret')) return `"${name}" is secret: it is never kept. Take it out.`;
  if (says('marketing'))
    return `"${name}" is a consent to marketing: it is given each time anew. Take it out.`;
  return undefined;
}

/** The answers of a journey by the names that its cards, or it itself, write; a button has none. */
function askedIn({ cards }: Project, { steps, fields }: Journey): ReadonlyMap<string, Node> {
  const asked = steps.flatMap(({ card }) => [...(cards.get(card)?.fields ?? [])]);
  return new Map([...asked, ...fields].filter(([, schema]) => textOf(at(schema, 'type')) !== 'null'));
}
