import { isMap } from '../../../src/engine/own.ts';
import type { Json, Values } from '../../../src/engine/types.ts';

/** What a tab kept of a journey; undefined where it kept nothing that can be read. */
export function readKept(journey: string): Values | undefined {
  try {
    const kept: Json = JSON.parse(sessionStorage.getItem(journey) ?? 'null');
    return isMap(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something of a journey for as long as the tab lives; a storage that refuses keeps nothing. */
export function writeKept(journey: string, kept: Values): void {
  try {
    sessionStorage.setItem(journey, JSON.stringify(kept));
  } catch {
    // Full or switched off.
  }
}
