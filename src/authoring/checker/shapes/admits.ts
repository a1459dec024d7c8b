import type { Json } from '../../../engine/types.ts';
import { namedShapes } from './common.ts';
import type { JsonType, Shape } from './shape.ts';

const every: readonly JsonType[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/** The JSON types that a shape admits. */
export function typesOf(shape: Shape): readonly JsonType[] {
  switch (shape.kind) {
    case 'any':
      return every;
    case 'list':
      return ['array'];
    case 'map':
    case 'object':
    case 'by-key':
    case 'ui':
      return ['object'];
    case 'either':
      return shape.of.flatMap(typesOf);
    case 'named':
      return typesOf(namedShapes[shape.name]);
    default:
      return [shape.kind];
  }
}

/** Whether a value may be right in a place of a shape: a word is one of its list, no name is a number, and every item fits. */
export function admits(shape: Shape, value: Json): boolean {
  if (shape.kind === 'either') return shape.of.some((one) => admits(one, value));
  if (shape.kind === 'list') return Array.isArray(value) && value.every((item) => admits(shape.of, item));
  if (shape.kind !== 'string' || typeof value !== 'string') return typesOf(shape).includes(typeOf(value));
  if (shape.words !== undefined) return shape.words.includes(value);
  return shape.means === undefined || shape.means === 'text' || Number.isNaN(Number(value));
}

function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'array' : 'object';
}
