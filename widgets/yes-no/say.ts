import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { say } from '../say.ts';

/** The answer of a card that asks nothing else: among others a yes says nothing. */
export function sayYesNo(value: Json, _: ResolvedField, isAlone: boolean): string | undefined {
  if (!isAlone) return undefined;
  return value === 'yes' ? say('yes') : say('no');
}
