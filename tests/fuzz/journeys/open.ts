import { type Effect, worldOf } from '../../../src/energy/effects/effect.ts';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { energy } from '../../../src/energy/trade.ts';
// The store asks for it when it is first wanted: what comes from the disk then would be late by no answer's fault.
import '../../../src/engine/variant.ts';
import { resolveJourney } from '../../../src/engine/journey.ts';
import { buildModel } from '../../../src/engine/model.ts';
import type { CardDefinition, Definitions, Json } from '../../../src/engine/types.ts';
import {
  createJourneyStore,
  type JourneyOptions,
  type JourneyStore,
  type JourneyView,
} from '../../../src/runtime/store.ts';
import { averages, brand, definitions, variantOf } from './ground.ts';
import type { hold } from './held.ts';

/** Where a visit begins. */
export interface Beginning {
  readonly journey: string;
  readonly session: Readonly<Record<string, Json>>;
  /** The plan that is signed up for, as the service tells it. */
  readonly plan: unknown;
  /** The addresses that the service took before the page was loaded again. */
  readonly address?: unknown;
  /** The page as it stands at the beginning; without one it is entered anew. */
  readonly view?: JourneyView;
  /** What is broken on purpose, to see that it is caught. */
  readonly broken?: Broken;
}

/** Effects and cards in the place of those that are shipped. */
interface Broken {
  readonly effects?: Readonly<Record<string, Effect>>;
  readonly cards?: Readonly<Record<string, CardDefinition>>;
}

const all = { ...effects, ...laterEffects };

const withCards = (written: Definitions, { cards }: Broken): Definitions => ({
  ...written,
  cards: { ...written.cards, ...cards },
});

/** A page as it stands now; with other cards where some are broken. */
function standing(view: JourneyView, broken: Broken | undefined): JourneyView {
  const { name, definitions: written } = view.model;
  const model = broken?.cards ? buildModel(withCards(written, broken), name, energy) : view.model;
  return { ...view, model, steps: resolveJourney(model, view.state) };
}

/** The live store of a journey with the real effects, above a transport that holds its answers. */
export function open(
  { journey, session, view, broken = {} }: Beginning,
  { api, later }: ReturnType<typeof hold>,
  onSession: NonNullable<JourneyOptions['onSession']>,
): JourneyStore {
  const options: JourneyOptions = {
    definitions: withCards(definitions, broken),
    journey,
    trade: energy,
    session,
    sources: { brand, averages },
    today: '2026-11-21',
    world: Promise.resolve(worldOf(api, { ...all, ...broken.effects })),
    variantOf: (supplierId) =>
      later('the supplier’s terms', (how) => {
        if (how !== 'well') throw new TypeError('Failed to fetch');
        return variantOf(supplierId);
      }),
    onSession,
    // No overlay, and no timer for one that would fire.
    loaderDelay: 2 ** 30,
  };
  return createJourneyStore(options, view && standing(view, broken));
}
