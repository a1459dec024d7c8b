import { own } from '../../../engine/own.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { wasOffered } from './unoffered-value.ts';
import { possibleValues } from './value-outside-enum.ts';

export const untoldOption: ProjectRule = {
  severity: 'error',
  doc: 'An option that a worked-out value, or the limits of a field, have no case for, while they tell the others apart: it counts as one of them, or as nothing.',
  *find(project) {
    for (const [name, fact] of project.facts) {
      const cases = items(at(fact, 'first'));
      const given = cases.flatMap((one) => at(one, 'value') ?? []).map(canonical);
      const otherwise = at(fact, 'otherwise');
      // What no case names and has a value of its own is meant for the options that are left.
      if (otherwise !== undefined && !given.includes(canonical(otherwise))) continue;
      for (const [answer, told] of toldApart(project, cases))
        for (const { card, value } of untold(project, answer, told)) {
          const message = `"${name}" tells the other options of "${answer}" apart and has no case for ${canonical(value)}. Add one.`;
          const lost = wasOffered(project, card.source, answer, value) ? cases.at(-1) : undefined;
          const facts = project.read.find(({ kind }) => kind === 'facts');
          if (lost && facts) yield { source: facts, where: lost, message };
          else yield { source: card.source, where: value, message };
        }
    }
    yield* unlimited(project);
  },
};

/** The options of a card for which alone its rules give a field no limits. */
function* unlimited(project: Project): Generator<Finding> {
  const told = new Set<Node>();
  for (const { source } of project.cards.values()) {
    const limits = items(at(source.root, 'rules')).filter((rule) => at(rule, 'must')?.type === 'object');
    for (const field of new Set(limits.flatMap((rule) => textOf(at(rule, 'field')) ?? []))) {
      const cases = limits.filter((rule) => textOf(at(rule, 'field')) === field);
      for (const [answer, values] of toldApart(project, cases)) {
        const [only, ...more] = untold(project, answer, values).filter(({ card }) => card.source === source);
        if (only === undefined || more.length > 0 || told.has(only.value)) continue;
        told.add(only.value);
        const message = `The rules of "${field}" have limits for the other options of "${answer}", and none for ${canonical(only.value)}. Add them.`;
        const last = cases.at(-1);
        const isLost = last !== undefined && wasOffered(project, source, answer, only.value);
        yield { source, where: isLost ? last : only.value, message };
      }
    }
  }
}

/** The answers that these cases compare, each with the values that they name; none that one of them turns round. */
function toldApart(project: Project, cases: readonly Node[]): ReadonlyMap<string, ReadonlySet<string>> {
  const told = new Map<string, Set<string>>();
  const turned = new Set<string>();
  const look = (node: Node | undefined, isTurned: boolean, within: readonly string[]) => {
    const name = textOf(node);
    if (name !== undefined && !within.includes(name))
      look(at(project.conditions.get(name), 'when'), isTurned, [...within, name]);
    for (const part of items(node)) look(part, isTurned, within);
    for (const { key, value } of entries(node)) {
      if (own(connectives, key) !== undefined) look(value, isTurned || key === 'not', within);
      else if (value.type === 'object' || isTurned) turned.add(key);
      else for (const one of value.type === 'array' ? items(value) : [value]) add(key, canonical(one));
    }
  };
  const add = (key: string, value: string) => told.set(key, (told.get(key) ?? new Set()).add(value));
  for (const one of cases) look(at(one, 'when'), false, []);
  return new Map([...told].filter(([key, values]) => values.size > 1 && !turned.has(key)));
}

const connectives = { all: true, any: true, not: true };

/** The options of cards whose value is none of those that are told apart. */
function untold(project: Project, answer: string, told: ReadonlySet<string>) {
  return [...project.cards.values()].flatMap((card) => {
    const values = possibleValues(project, answer, card.source)?.map((value) => JSON.stringify(value));
    if (!card.fields.has(answer) || [...told].some((value) => !values?.includes(value))) return [];
    return items(at(card.source.root, 'ui', answer, 'options')).flatMap((option) => {
      const value = at(option, 'value');
      return value === undefined || told.has(canonical(value)) ? [] : [{ card, value }];
    });
  });
}
