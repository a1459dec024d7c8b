import { isDay } from '../../../days/days.ts';
import { decimalOf } from '../../../engine/decimal.ts';
import { relations } from '../../../engine/relation.ts';
import type { Relation } from '../../../engine/types.ts';
import { at, items, jsonOf, type Node, textOf, typeOf } from '../json.ts';
import { pathTypes } from '../path-types.ts';
import { saysTypes } from '../phrase.ts';
import { type Project, partsOf } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { JsonType } from '../shapes/shape.ts';
import type { ReadSource } from '../source.ts';

export const badRelation: ProjectRule = {
  severity: 'error',
  doc: 'A rule between fields that can never be judged, or that does not say what is wrong.',
  *find(project) {
    for (const source of project.read.filter(({ kind }) => kind === 'card')) {
      for (const rule of items(at(source.root, 'rules'))) {
        for (const relation of relations) {
          const against = at(rule, relation);
          if (against === undefined) continue;
          const message = flawIn(project, source, rule, relation, against);
          if (message !== undefined) yield { source, where: against, message };
          yield* silence(source, rule, against);
        }
      }
    }
  },
};

function* silence(source: ReadSource, rule: Node, against: Node): Generator<Finding> {
  if (at(rule, 'message') !== undefined) return;
  const message = 'No generic message fits two answers: add "message" and say what is wrong.';
  yield { source, where: against, message };
}

/** What never has an order with anything. */
const unordered: readonly JsonType[] = ['boolean', 'array', 'object', 'null'];

function flawIn(
  project: Project,
  source: ReadSource,
  rule: Node,
  relation: Relation,
  against: Node,
): string | undefined {
  const field = textOf(at(rule, 'field')) ?? '';
  const from = textOf(at(against, 'from'));
  if (from === field) return `"${field}" is held against itself.`;
  const parts = partsOf(project, source);
  const own = pathTypes(project, field, parts);
  const others = from === undefined ? [typeOf(against)] : pathTypes(project, from, parts);
  if (own === undefined || others === undefined) return undefined;
  const name = from === undefined ? JSON.stringify(jsonOf(against)) : `"${from}"`;
  if (relation === 'same' || relation === 'differs') {
    const isShared = others.some((type) => type !== 'null' && own.includes(type));
    return isShared ? undefined : `"${field}" is ${saysTypes(own)}, and ${name} is never one.`;
  }
  const unfit = [
    { what: `"${field}"`, types: own },
    { what: name, types: others },
  ].find(({ types }) => types.every((type) => unordered.includes(type)));
  if (unfit !== undefined)
    return `${unfit.what} is neither a number nor a day: it is ${saysTypes(unfit.types)}.`;
  const text = textOf(against);
  if (text === undefined || isDay(text) || decimalOf(text) !== undefined) return undefined;
  return `${name} is neither a number nor a day. Write a day as YYYY-MM-DD.`;
}
