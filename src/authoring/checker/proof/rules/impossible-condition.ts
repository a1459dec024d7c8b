import { holds } from '../../../../engine/condition.ts';
import { says } from '../../../../engine/says.ts';
import type { Condition } from '../../../../engine/types.ts';
import { at, items } from '../../json.ts';
import { isPossible } from '../explore.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { isWhole, plainScenes, type Scene } from '../scene.ts';
import { wayToStep } from '../witness.ts';

export const impossibleCondition: ProofRule = {
  severity: 'error',
  doc: 'A named condition that is always so or never so, and a line of a fact that never gives its value.',
  *find(scene) {
    const { world, model } = scene;
    const [first] = world.models.keys();
    if (!isWhole(scene) || model.name !== first) return;
    yield* conditionsOf(scene);
    yield* factsOf(scene);
  },
};

function isEver({ world }: Scene, condition: Condition): boolean {
  return isPossible(world.domain, ({ read }) => holds(condition, read, world.domain.conditions));
}

function* conditionsOf(scene: Scene): Generator<ProofFinding> {
  const { conditions } = scene.world.domain;
  for (const [name, node] of scene.world.project.conditions) {
    const when = conditions[name]?.when ?? true;
    const never = !isEver(scene, name);
    if (!never && isEver(scene, { not: name })) continue;
    const message = `Condition "${name}" is ${never ? 'never' : 'always'} so: ${says(when, conditions)}.`;
    yield* placed(scene, 'conditions', at(node, 'when') ?? node, message, name);
  }
}

function* factsOf(scene: Scene): Generator<ProofFinding> {
  const { facts, conditions } = scene.world.domain;
  for (const [name, node] of scene.world.project.facts) {
    const fact = facts[name];
    const lines = fact !== undefined && 'first' in fact ? fact.first : [];
    for (const [index, { when }] of lines.entries()) {
      const before = lines.slice(0, index).map((line) => line.when);
      if (isEver(scene, { all: [{ not: { any: before } }, when] })) continue;
      const message = `This line of fact "${name}" never gives its value: it is never so, or a line before it holds whenever it does (${says(when, conditions)}).`;
      yield* placed(scene, 'facts', items(at(node, 'first'))[index] ?? node, message, `fact.${name}`);
    }
  }
}

function* placed(
  { world }: Scene,
  kind: 'conditions' | 'facts',
  node: NonNullable<ReturnType<typeof at>>,
  message: string,
  word: string,
): Generator<ProofFinding> {
  const source = world.project.read.find((one) => one.kind === kind);
  if (source === undefined) return;
  yield { source, where: node, message, path: wayToUse(world, word) };
}

/** A way to the first step whose card or condition names a word; where none does, the opening of a journey. */
function wayToUse(world: Scene['world'], word: string): readonly string[] {
  for (const scene of plainScenes(world)) {
    const using = scene.steps.find(({ card, definition }) =>
      JSON.stringify([card, definition]).includes(JSON.stringify(word)),
    );
    if (using !== undefined) return wayToStep(scene, using);
  }
  return [`open "${[...world.models.keys()][0]}"`];
}
