import { splitPath } from '../../../engine/path.ts';
import { at, entries, isInside, items, type Node, textOf } from '../json.ts';
import { limits } from '../limits.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

/** One thing that needs another: a condition, fact, group, variant, journey or preset, and the place that says so. */
interface Need {
  readonly from: string;
  readonly to: string;
  readonly source: ReadSource;
  readonly node: Node;
}

export const cycle: ProjectRule = {
  severity: 'error',
  doc: 'A condition, fact, group, variant, journey or preset that needs itself.',
  *find(project) {
    const needs = [
      ...conditionNeeds(project),
      ...groupNeeds(project),
      ...variantNeeds(project),
      ...journeyNeeds(project),
      ...presetNeeds(project),
    ];
    const byFrom = new Map<string, Need[]>();
    for (const need of needs) byFrom.set(need.from, [...(byFrom.get(need.from) ?? []), need]);
    const finished = new Set<string>();
    for (const start of byFrom.keys()) yield* circlesFrom(start, byFrom, [], finished);
  },
};

function* circlesFrom(
  name: string,
  needs: ReadonlyMap<string, readonly Need[]>,
  path: readonly string[],
  finished: Set<string>,
): Generator<Finding> {
  if (finished.has(name) || path.length > limits.chain) return;
  const here = [...path, name];
  for (const { to, source, node } of needs.get(name) ?? []) {
    if (here.length > limits.chain) {
      const message = `This chain has more than ${limits.chain} steps, each of which needs the next. Make it shorter.`;
      yield { source, where: node, message };
      break;
    }
    const begin = here.indexOf(to);
    if (begin < 0) yield* circlesFrom(to, needs, here, finished);
    else {
      const circle = [...here.slice(begin), to].join(' → ');
      yield { source, where: node, message: `This closes a circle: ${circle}. Take one of the steps out.` };
    }
  }
  finished.add(name);
}

function* conditionNeeds(project: Project): Generator<Need> {
  for (const source of project.read) {
    if (source.kind !== 'conditions' && source.kind !== 'facts') continue;
    const kind = source.kind === 'facts' ? 'fact' : 'condition';
    for (const { key, value } of entries(at(source.root, source.kind))) {
      for (const { means, name, node } of source.mentions) {
        if (!isInside(node, value)) continue;
        const [root, rest] = splitPath(name, project.trade.sources);
        const from = `${kind} "${key}"`;
        if (means === 'condition') yield { from, to: `condition "${name}"`, source, node };
        else if (means === 'path' && root === 'fact') yield { from, to: `fact "${rest}"`, source, node };
      }
    }
  }
}

function* groupNeeds({ cards }: Project): Generator<Need> {
  for (const { name: card, groups, source } of cards.values()) {
    const label = (group: string) => `group "${group}" of card "${card}"`;
    for (const [group, node] of groups) {
      for (const item of items(at(node, 'items'))) {
        const to = textOf(item) ?? '';
        if (groups.has(to)) yield { from: label(group), to: label(to), source, node: item };
      }
    }
  }
}

function* variantNeeds({ variants }: Project): Generator<Need> {
  for (const [name, source] of variants) {
    const node = at(source.root, 'extends');
    const parent = textOf(node);
    if (node !== undefined && parent !== undefined)
      yield { from: `variant "${name}"`, to: `variant "${parent}"`, source, node };
  }
}

function* journeyNeeds({ journeys, cards }: Project): Generator<Need> {
  for (const journey of journeys.values()) {
    for (const card of new Set(journey.steps.map((step) => step.card))) {
      const source = cards.get(card)?.source;
      for (const { means, name, node } of source?.mentions ?? []) {
        if (source !== undefined && means === 'journey')
          yield { from: `journey "${journey.name}"`, to: `journey "${name}"`, source, node };
      }
    }
  }
}

/** Answers whose presets copy each other: none of them would ever have a value. */
function* presetNeeds({ read, trade }: Project): Generator<Need> {
  for (const source of read) {
    for (const { key, value } of entries(at(source.root, 'presets'))) {
      const node = at(value, 'from');
      const [root, name] = splitPath(textOf(node) ?? '', trade.sources);
      const from = `preset "${key}"`;
      if (node !== undefined && root === '') yield { from, to: `preset "${name}"`, source, node };
    }
  }
}
