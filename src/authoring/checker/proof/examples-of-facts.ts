import type { ObligationDefinition } from '../../../definitions/types.ts';
import { equal } from '../../../engine/equal.ts';
import { factValue, readerOf } from '../../../engine/facts.ts';
import { own } from '../../../engine/own.ts';
import type { Read } from '../../../engine/path.ts';
import type { Json } from '../../../engine/types.ts';
import { valueNow } from '../../../engine/value.ts';
import { at, entries, items, type Node, nodesOf } from '../json.ts';
import type { Broken } from './aftermath.ts';
import { cellsOf, stateWith, told, valuesIn } from './example.ts';
import type { Scene } from './scene.ts';

/** The facts that are not what an obligation says they are, in the one situation that it gives. */
export function* wrongFacts(
  scene: Scene,
  { when = true, worksOut = {} }: ObligationDefinition,
): Generator<Broken> {
  const { world, model } = scene;
  const given = valuesIn(when);
  const { read } = readerOf(stateWith(scene, cellsOf(world.domain, given)), model.definitions);
  const wrong = Object.entries(worksOut).filter(([path, value]) => !equal(read(path) ?? null, value));
  for (const [path, value] of wrong) {
    const now = read(path) ?? null;
    const name = path.slice('fact.'.length);
    const source = world.project.read.find(({ root }) => at(root, 'facts', name) !== undefined);
    const node = at(source?.root, 'facts', name);
    if (source === undefined || node === undefined) continue;
    // What is made from another that is wrong is told there.
    if ([...nodesOf(node)].some((part) => wrong.some(([other]) => other === part.value && other !== path)))
      continue;
    const where = wrongPart(scene, name, node, read, value) ?? node.parent?.children?.[0] ?? node;
    const broken = `"${path}" is ${JSON.stringify(now)} and not ${JSON.stringify(value)} where ${told(Object.entries(given))}`;
    yield { source, where, broken };
  }
}

/**
 * The part of a fact that is most likely wrong: the condition of a line with the right value; a path in whose place
 * another gives it; else a number, else what is said last.
 */
function wrongPart(
  { world, model }: Scene,
  name: string,
  node: Node,
  read: Read,
  wanted: Json,
): Node | undefined {
  const { conditions, facts } = model.definitions;
  const fact = own(facts, name);
  if (fact === undefined) return undefined;
  const lines = 'first' in fact ? fact.first : [];
  const right = lines.findIndex(({ value }) => equal(valueNow(value, read), wanted));
  if (right !== -1) return at(items(at(node, 'first'))[right], 'when');
  const known = [...world.literals.keys(), ...Object.keys(facts).map((one) => `fact.${one}`)];
  const copied = [...nodesOf(node)].find((part) => {
    const from = at(part, 'from')?.value;
    const isMended = (other: string) => {
      const value = factValue(fact, (path) => read(path === from ? other : path), conditions);
      return other !== from && other !== `fact.${name}` && equal(value, wanted);
    };
    return from !== undefined && known.some(isMended);
  });
  const said = entries(node).flatMap(({ key, value }) => (key === 'otherwise' ? [] : [...nodesOf(value)]));
  const last = said.findLast((part) => part.type === 'number');
  return copied ?? last ?? items(at(node, 'first')).at(-1);
}
