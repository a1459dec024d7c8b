import { equal } from '../../../../engine/equal.ts';
import { readerOf } from '../../../../engine/facts.ts';
import { effectKey } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import { type Reader, splitPath, valuesOf } from '../../../../engine/path.ts';
import { valueNow } from '../../../../engine/value.ts';
import { explore } from '../explore.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { isWhole, type Scene } from '../scene.ts';
import { type Follows, followsOf, isTaken, placeOfLine } from '../turns.ts';
import { walk } from '../walk.ts';
import type { Walk } from '../walked.ts';
import { type Writer, writerOf } from '../writers.ts';

export const unorderedWriters: ProofRule = {
  severity: 'error',
  doc: 'Two effects that run at once, or two files that follow one change, and write the same thing.',
  *find(scene) {
    if (!isWhole(scene)) return;
    const lists = followsOf(scene.model);
    yield* effectsAtOnce(scene, lists);
    yield* filesAtOnce(scene, lists);
  },
};

/** Effects of one list, or of two lists that the same change sets off: whichever answers last would win. */
function* effectsAtOnce(scene: Scene, lists: readonly Follows[]): Generator<ProofFinding> {
  const runs = lists.flatMap((list) =>
    list.lines.flatMap((line, index) =>
      'run' in line
        ? [
            {
              list,
              index,
              taken: isTaken(scene.model, list, line),
              writer: writerOf(line.run, list.step, scene.model.trade),
            },
          ]
        : [],
    ),
  );
  for (const [number, one] of runs.entries()) {
    for (const two of runs.slice(number + 1)) {
      const shared = sharedBy(one.writer, two.writer);
      if (
        shared === undefined ||
        effectKey(one.writer) === effectKey(two.writer) ||
        !isOneTurn(one.list, two.list)
      )
        continue;
      const keys = [effectKey(one.writer), effectKey(two.writer)];
      const path = wayToTurn(
        scene,
        (reader) => one.taken(reader) && two.taken(reader),
        ({ effects }) => {
          const asked = effects.map(effectKey);
          return keys.every((key) => asked.includes(key));
        },
      );
      if (path === undefined) continue;
      const message = `"${keys[0]}" and "${keys[1]}" run at once here and both write "${shared}": whichever answers last wins. Let one of them follow from the other.`;
      yield { ...placeOfLine(scene, two.list, two.index), message, path };
    }
  }
}

function isOneTurn(one: Follows, two: Follows): boolean {
  return one === two || (one.key !== undefined && one.key === two.key);
}

/** What both write; an effect that fills only what is empty gives way to one that writes. */
function sharedBy(one: Writer, two: Writer): string | undefined {
  return (
    one.writes.find((name) => two.writes.includes(name)) ?? one.fills.find((name) => two.fills.includes(name))
  );
}

/** A change that two files follow up by giving one answer two values: which counts is said nowhere. */
function* filesAtOnce(scene: Scene, lists: readonly Follows[]): Generator<ProofFinding> {
  const sets = lists.flatMap((list) =>
    list.lines.flatMap((line, index) =>
      'set' in line
        ? Object.entries(line.set).map(([name, value]) => ({
            list,
            index,
            name,
            value,
            taken: isTaken(scene.model, list, line),
          }))
        : [],
    ),
  );
  for (const [number, one] of sets.entries()) {
    for (const two of sets.slice(number + 1)) {
      const isApart = one.list !== two.list && one.list.key === two.list.key && one.list.key !== undefined;
      if (!isApart || one.name !== two.name) continue;
      const differ = (reader: Reader) =>
        !equal(valueNow(one.value, reader.read), valueNow(two.value, reader.read));
      const { key } = one.list;
      const isSo = (reader: Reader) => one.taken(reader) && two.taken(reader) && differ(reader);
      const path = wayToTurn(
        scene,
        isSo,
        (now) => hasChanged(now, key) && isSo(readerOf(now.state, scene.model.definitions)),
      );
      if (path === undefined) continue;
      const message = `Two files follow a change of "${one.list.key}" and give "${one.name}" two values: which counts is said nowhere. Keep one of them.`;
      yield { ...placeOfLine(scene, two.list, two.index), message, path };
    }
  }
}

/** So many situations are tried. */
const mostTries = 40;

function wayToTurn(
  scene: Scene,
  look: (reader: Reader) => boolean,
  isTurn: (now: Walk) => boolean,
): readonly string[] | undefined {
  let tries = 0;
  for (const { value, chosen } of explore(scene.world.domain, look)) {
    if (!value) continue;
    const end = walk(scene, chosen, (_, __, now) => isTurn(now));
    if (end.reached) return end.path;
    tries += 1;
    if (tries > mostTries) break;
  }
  return undefined;
}

/** Whether the last change of a walk, or what followed from it, changed what stands under a name. */
function hasChanged({ before, state, scene }: Walk, name = ''): boolean {
  if (before === undefined) return false;
  const [source, list] = splitPath(name, scene.model.trade.sources);
  if (source === 'lookup') return before.state.lookups[list] !== state.lookups[list];
  if (own(scene.model.trade.sources, name)) return valuesOf(before.state, name) !== valuesOf(state, name);
  const { definitions } = scene.model;
  return !equal(readerOf(before.state, definitions).read(name), readerOf(state, definitions).read(name));
}
