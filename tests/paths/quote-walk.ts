import type { Json, LookupItem } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';
import type { Row } from './cover.ts';
import { differences } from './differences.ts';
import { calls, expectedQuote } from './expected-quote.ts';
import type { KnownHome } from './home-in.ts';
import type { Host } from './host.ts';
import { learntIn } from './learnt.ts';
import { quoteWishes } from './quote-wishes.ts';
import type { Visitor } from './visitor.ts';
import { idle, Stopped, type Walker, type Wish } from './walker.ts';

/** Answers the five questions in the dialog, one choice or another of each, as long as there are no figures. */
function estimating(walker: Walker, choice: number): () => Promise<void> {
  return async () => {
    await walker.fill((field, now) => {
      const { options = [] } = field;
      return now ?? options[choice % options.length]?.value;
    }, 'estimate');
    await walker.submit('estimate');
    walker.store.change('estimate', null);
  };
}

const figures = ['gasUsage.usage', 'electricityUsage.usage'];

/** Fills in the quote as a path has it, and asks for the quotes. */
export async function askForQuote(
  walker: Walker,
  row: Row,
  { today, isOther, choice }: { today: string; isOther: (supplierId: Json) => boolean; choice: number },
): Promise<void> {
  const wishes = quoteWishes(row, today, isOther);
  const isMissing = () => figures.every((name) => walker.answer(name) === undefined);
  const wish: Wish = (field, now) =>
    field.name === 'estimate' && isMissing() ? estimating(walker, choice) : wishes(field, now);
  await walker.fill(wish);
  await walker.submit();
}

/** What the service received and holds of a quote that is not what was answered. */
export async function quoteDifferences(
  { store, sealer }: Host,
  { wire: { sent }, owner }: Visitor,
  row: Row,
  today: string,
): Promise<readonly string[]> {
  const [call = ''] = calls[row.type ?? ''] ?? [];
  const asked = sent.filter(({ name }) => name.startsWith('POST /request/switch/v2/'));
  const expected = expectedQuote(row, learntIn(sent, row, today));
  const { switchId } = Object(asked.at(-1)?.reply).geniusSwitchDto;
  const held = await store.findQuote(switchId, owner);
  const opened = held && sealer.open(held.body, `${held.uuid} quote`);
  return [
    ...(asked.length === 1 && asked[0]?.name === call ? [] : [`${call} should be made once`]),
    ...differences('the quote that arrived', expected, asked.at(-1)?.body),
    ...differences('the quote in the store', expected, opened),
  ];
}

/** A deal of the results, as the service ranks them. */
interface Deal {
  readonly tariffId: number;
  readonly supplierId: number;
  readonly payMethod: string;
  readonly switchOption: string;
  readonly totalCost: number;
}

const dealOf = ({ data }: LookupItem): Deal => Object(data);
const itemsOf = (store: JourneyStore, list: string) => store.view.getState().state.lookups[list]?.items ?? [];

/** Opens the results; they must be there, in order, cheapest first. The first deal that can be switched to, of a supplier if one is named. */
export async function openResults(
  { journeys }: Visitor,
  done: string[],
  supplierId: number | undefined,
): Promise<{ readonly store: JourneyStore; readonly deal: Deal }> {
  const store = journeys.fromQuote('results');
  store.enter();
  await idle(store);
  const deals = itemsOf(store, 'results').map(dealOf);
  if (deals.length === 0) throw new Stopped('There are no results.');
  const isRanked = deals.every(
    ({ totalCost }, index) => totalCost >= (deals[index - 1]?.totalCost ?? totalCost),
  );
  if (!isRanked) throw new Stopped('The results are not ranked, cheapest first.');
  const deal = deals.find(
    (one) => one.switchOption === 'Switch' && [undefined, one.supplierId].includes(supplierId),
  );
  if (!deal) throw new Stopped('There is no deal to switch to.');
  done.push(`press More Info of tariff ${deal.tariffId}`);
  return { store, deal };
}

/** Opens the details of a deal: all three parts must be there, with an entry for each fuel. */
export async function openDetails(
  { journeys }: Visitor,
  results: JourneyStore,
  { tariffId, payMethod, switchOption }: Deal,
  row: Row,
): Promise<JourneyStore> {
  results.change('moreInfo', { tariffId, payMethod, switchOption });
  await results.run('open-deal');
  const store = journeys.fromQuote('tariff-details');
  store.enter();
  store.change('tariffId', tariffId);
  await idle(store);
  const fuels = row.type?.startsWith('both') ? 2 : 1;
  const parts = { 'tariff-information': 1, 'tariff-labels': fuels, 'tariff-projections': 4 * fuels };
  for (const [list, count] of Object.entries(parts))
    if (itemsOf(store, list).length !== count)
      throw new Stopped(`${list} has ${itemsOf(store, list).length} entries and should have ${count}`);
  return store;
}

/** Presses Switch Now on the details: the sign-up's key is there afterwards. */
export async function switchNow(
  store: JourneyStore,
  { tariffId, payMethod }: Deal,
  done: string[],
): Promise<void> {
  store.change('switchNow', { tariffId, payMethod });
  const { model } = store.view.getState();
  done.push('press Switch Now');
  if (!(await store.submit(model)))
    throw new Stopped(`Switch Now fails: ${store.view.getState().failure?.message}`);
}

/** The suppliers that a home is with, as the service told. */
export const suppliersOf = ({ gas, electricity }: KnownHome): readonly Json[] =>
  [gas?.mugSupplierId, electricity?.mugSupplierId].flatMap((id) => id ?? []);
