import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readerOf } from '../../../engine/facts.ts';
import { valuesOf } from '../../../engine/path.ts';
import type { Values } from '../../../engine/types.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import type { ResultPayMethod } from '../../api/contract/shared.ts';
import { readResultPayMethod, readSavedQuote } from '../../api/replies.ts';
import type { Fuel, TariffInformation } from '../../api/tariff-replies.ts';
import { number, text } from '../../api/unchecked.ts';
import { sayDeal } from '../deal-words.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import {
  exitFeesOf,
  fuelsOf,
  type Labels,
  type Part,
  type Projections,
  sources,
  type Totals,
  totalsOf,
  usePart,
} from './details.ts';

/** Whether the deal can be switched to; `why` says why not. Unknown while nothing tells. */
type Switchable =
  | { readonly is: 'switchable' | 'unknown' }
  | { readonly is: 'review-only'; readonly why: string };

/** All that the page knows of one tariff. */
export interface TariffView {
  readonly tariffId: number;
  readonly payMethod: ResultPayMethod;
  readonly fuels: readonly Fuel[];
  readonly information: Part<TariffInformation>;
  readonly labels: Part<Labels>;
  readonly projections: Part<Projections>;
  readonly totals: Totals | undefined;
  /** What leaving it early costs: as its label says, and until that is there what the results said. */
  readonly exitFees: number | string | undefined;
  readonly switchable: Switchable;
}

/** What the address tells of the deal that was opened (Q2.32), and the entry of the history of what the results said of it. */
function useEntry() {
  const { state, search } = useLocation();
  const { switchOption, costs } = Object(state);
  const payMethod = new URLSearchParams(search).get('payMethod');
  return { payMethod: readResultPayMethod(payMethod), switchOption: text(switchOption), costs };
}

/** Opens the details of a tariff: asks for all three parts at once, records the view, and follows what comes (Q7.21). */
export function useTariff(store: JourneyStore, tariffId: number): TariffView {
  const entry = useEntry();
  // Before the tariff: what is asked for it depends on how it is paid.
  useLayoutEffect(() => store.change('openedPayMethod', entry.payMethod), [store, entry.payMethod]);
  // What failed is asked for once more where the person comes back, by the journey.
  useAddressAnswer(store, 'tariffId', tariffId, 'cameBack');
  const session = useView(store, ({ state }) => valuesOf(state, 'session'));
  const payMethod = useView(store, ({ state, model }) =>
    readerOf(state, model.definitions).read('fact.detailsPayMethod'),
  );
  const information = usePart(store, tariffId, sources.information);
  const labels = usePart(store, tariffId, sources.labels);
  const projections = usePart(store, tariffId, sources.projections);
  const quote = readSavedQuote(session);
  const fuels = fuelsOf(quote?.switchType);
  const inResults = costsIn(entry.costs, session);
  return {
    tariffId,
    payMethod: readResultPayMethod(payMethod) ?? 'MonthlyDirectDebit',
    fuels,
    information,
    labels,
    projections,
    // What the results said of it stands until it is worked out, and where it cannot be.
    totals:
      projections.state === 'ready' ? totalsOf(projections.value, fuels) : readTotals(inResults, session),
    exitFees: labels.state === 'ready' ? exitFeesOf(labels.value, fuels) : number(inResults.exitFees),
    switchable: switchableOf(information, projections, entry.switchOption ?? session.switchOption),
  };
}

/** The costs that the results gave with the deal, where they are of this very quote. */
function costsIn(costs: unknown, { switchId }: Values) {
  const given = Object(costs);
  return given.switchId === switchId ? given : {};
}

function readTotals(costs: ReturnType<typeof costsIn>, { leavingFees }: Values): Totals | undefined {
  const [totalCost, savings] = [number(costs.totalCost), number(costs.savings)];
  if (totalCost === undefined || savings === undefined) return undefined;
  return { totalCost, savings, fees: number(leavingFees) ?? 0 };
}

/** What the service says of the tariff, and until it does, what the results said. Only 'None' is for review (Q2.32, Q2.40). */
function switchableOf(
  information: Part<TariffInformation>,
  projections: Part<Projections>,
  inResults: unknown,
): Switchable {
  if (projections.state === 'failed' && projections.status === 400)
    return { is: 'review-only', why: projections.message };
  const isTold = information.state === 'ready';
  const option = (isTold ? information.value.switchOption : null) ?? inResults;
  if (option === 'None') return { is: 'review-only', why: sayDeal('review-only') };
  return { is: isTold || option === 'Switch' ? 'switchable' : 'unknown' };
}
