import type { ObligationDefinition } from '../../../definitions/types.ts';
import { equal } from '../../../engine/equal.ts';
import { at } from '../json.ts';
import type { Broken } from './aftermath.ts';
import { placeInJourney, type Scene } from './scene.ts';

/** What is otherwise than an obligation says of a journey's way: the order of its steps, what its submit runs, where it leads. */
export function* wrongWay(scene: Scene, obligation: ObligationDefinition): Generator<Broken> {
  const { steps, journey } = scene.model;
  const { inOrder = [], after, runs, leadsTo } = obligation;
  const order = steps.map(({ id }) => id).filter((id) => inOrder.includes(id));
  const known = inOrder.filter((id) => order.includes(id));
  const wrong = order.findIndex((id, index) => id !== known[index]);
  if (wrong !== -1) {
    // The one that was moved stands too early or too late: without it the others are in order.
    const moved = order.find((id) => equal(rest(order, id), rest(known, id))) ?? order[wrong] ?? '';
    const place = placeInJourney(
      scene,
      'steps',
      steps.findIndex(({ id }) => id === moved),
    );
    const before = known[known.indexOf(moved) - 1];
    yield { ...place, broken: `step "${moved}" does not come ${before ? `after "${before}"` : 'first'}` };
  }
  const submit = placeInJourney(scene, 'submit');
  const part = (key: string) => ({ source: submit.source, where: at(submit.where, key) ?? submit.where });
  if (after === undefined && runs !== undefined && !equal(runs, journey.submit.run))
    yield { ...part('run'), broken: `the submit does not run ${runs.join(', ')}, in this order` };
  if (leadsTo !== undefined && journey.submit.go !== leadsTo)
    yield {
      ...part('go'),
      broken: `the submit leads to ${journey.submit.go ?? 'nowhere'} and not to ${leadsTo}`,
    };
}

const rest = (all: readonly string[], one: string) => all.filter((id) => id !== one);
