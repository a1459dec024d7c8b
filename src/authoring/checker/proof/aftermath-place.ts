import { at } from '../json.ts';
import { placeOfSection } from './duty-place.ts';
import { type Place, placeInJourney, placeOf, type Scene } from './scene.ts';
import { stepsByItem } from './step-items.ts';
import { followsOf, type Line, placeOfLine, placeOfWritten } from './turns.ts';

/** What has to do with something that does not follow: each line, whether it was taken, and whether it brings it about. */
export interface Failure {
  readonly path: string | undefined;
  readonly lines: readonly (Line & { readonly isTaken: boolean; readonly brings: boolean })[];
}

/**
 * Where it is that something does not follow: what the last line that was taken writes instead, the condition of a line
 * that would bring it about and is not taken, else the list in which such a line is missing.
 */
export function placeOfFailure(scene: Scene, keys: readonly string[], { path, lines }: Failure): Place {
  const wrong = lines.findLast(({ isTaken, brings }) => isTaken && !brings);
  const idle = lines.find(({ isTaken, brings }) => !isTaken && brings);
  if (idle !== undefined) {
    const { source, where } = placeOfLine(scene, idle.list, idle.index);
    return { source, where: at(where, 'when') ?? where };
  }
  if (wrong !== undefined && path !== undefined) return placeOfWritten(scene, wrong, path);
  for (const list of followsOf(scene.model)) {
    if (list.key === undefined || !keys.includes(list.key)) continue;
    const { source, where } = placeOfLine(scene, list, 0);
    return { source, where: where.parent?.parent?.children?.[0] ?? where };
  }
  const [key = ''] = keys;
  const step = stepsByItem(scene.model).get(key);
  return step === undefined
    ? placeInJourney(scene, 'onChange')
    : (placeOfSection(scene, { step }, 'onChange') ?? placeOf(scene, step, key, 'schema/properties'));
}
