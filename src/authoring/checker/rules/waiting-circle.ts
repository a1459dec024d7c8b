import { givenAnswers } from '../given.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { oneOf } from '../phrase.ts';
import type { Journey, Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const waitingCircle: ProjectRule = {
  severity: 'error',
  doc: 'Questions that are asked only once the other is answered, so that none of them ever is.',
  *find(project) {
    for (const journey of project.journeys.values()) yield* circlesIn(project, journey);
  },
};

/** A question: where its condition stands, and the answers without which it is not asked. */
interface Question {
  readonly source: ReadSource;
  readonly node: Node;
  readonly waits: ReadonlySet<string>;
}

function* circlesIn(project: Project, journey: Journey): Generator<Finding> {
  const questions = questionsOf(project, journey);
  const told = new Set<string>();
  for (const name of questions.keys()) {
    const circle = circleFrom(name, questions);
    if (circle === undefined || circle.some((one) => told.has(one))) continue;
    for (const one of circle) told.add(one);
    const question = questions.get(name);
    if (question === undefined) continue;
    const others = circle.filter((one) => one !== name);
    const message =
      others.length === 0
        ? `"${name}" is asked only once it is answered: nobody is ever asked. Let it wait for something else.`
        : `"${name}" is asked only once ${oneOf(others)} is answered, and that waits for "${name}": nobody is ever asked. Ask one of them before.`;
    yield { source: question.source, where: question.node, message };
  }
}

/** The shortest way from a question back to itself; undefined where there is none. */
function circleFrom(name: string, questions: ReadonlyMap<string, Question>): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[name]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of questions.get(way.at(-1) ?? '')?.waits ?? []) {
      if (next === name) return way;
      if (!seen.has(next) && questions.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** The questions of a journey that wait for an answer; one that anything but a person gives is none. */
function questionsOf(project: Project, { source: own, steps }: Journey): ReadonlyMap<string, Question> {
  const questions = new Map<string, Question>();
  const given = givenAnswers(project);
  const asked = steps.map(({ card }) => card);
  for (const { card, for: part, node } of steps) {
    const parts = project.cards.get(card);
    // The same card for two parts has names of its own for each: the proof looks at those.
    if (parts === undefined || part !== undefined || asked.filter((one) => one === card).length > 1) continue;
    const { source } = parts;
    const step = at(node, 'when');
    const ofStep = waitsOf(project, step);
    for (const field of parts.fields.keys()) {
      if (given.has(field)) continue;
      const show = at(source.root, 'show', field);
      const waits = new Set([...ofStep, ...waitsOf(project, show)]);
      if (waits.size === 0) continue;
      const place = show === undefined ? { source: own, node: step ?? node } : { source, node: show };
      questions.set(field, { ...place, waits });
    }
  }
  return questions;
}

/** The answers that must be given for a condition to hold. */
function waitsOf(project: Project, when: Node | undefined, seen: readonly Node[] = []): ReadonlySet<string> {
  const name = textOf(when);
  if (name !== undefined) {
    const named = at(project.conditions.get(name), 'when');
    return named === undefined || seen.includes(named)
      ? new Set()
      : waitsOf(project, named, [...seen, named]);
  }
  const waits = new Set<string>();
  for (const { key, value } of entries(when)) {
    if (key === 'not') continue;
    if (key === 'any') {
      const [first = new Set<string>(), ...others] = items(value).map((one) => waitsOf(project, one, seen));
      for (const one of first) if (others.every((other) => other.has(one))) waits.add(one);
    } else if (key === 'all')
      for (const one of items(value)) for (const wait of waitsOf(project, one, seen)) waits.add(wait);
    else if (asksForAnswer(value)) waits.add(key);
  }
  return waits;
}

/** Whether a test fails of what was never answered. */
function asksForAnswer(test: Node): boolean {
  return canonical(test) !== '{"set":false}' && test.type !== 'null';
}
