import { today as ukToday } from '../../src/runtime/today.ts';
import type { Row } from './cover.ts';
import { deals } from './deals.ts';
import type { KnownHome } from './home-in.ts';
import { homes } from './homes.ts';
import type { Host } from './host.ts';
import type { Fixed } from './market.ts';
import {
  askForQuote,
  openDetails,
  openResults,
  quoteDifferences,
  suppliersOf,
  switchNow,
} from './quote-walk.ts';
import { payOf } from './quote-wishes.ts';
import { sectionsHeld, sectionsThatArrived } from './sections.ts';
import { signUp, switchDifferences } from './sign-up-walk.ts';
import { visit } from './visitor.ts';
import { Stopped, Walker } from './walker.ts';
import type { Sent } from './wire.ts';

/** How a path ended, and what was done on it. */
export interface End {
  readonly row: Row;
  readonly reached: 'nothing' | 'quotes' | 'a switch';
  /** What went wrong, if anything did. */
  readonly wrong: readonly string[];
  readonly done: readonly string[];
  /** Calls that were refused, with what was said. */
  readonly refusals: readonly string[];
}

/** What paths run against. */
export interface Ground {
  readonly host: Host;
  readonly bindings: Readonly<Record<string, string>>;
  readonly homes: ReadonlyMap<string, KnownHome>;
  readonly fixed: Fixed;
}

const refusalOf = ({ name, status, body, reply }: Sent) =>
  status === 200
    ? []
    : `${name} answered ${status} ${JSON.stringify(reply)}${body === undefined ? '' : ` to ${JSON.stringify(body)}`}`;

/** Runs a path to its end, through the product and a service, and looks at what the service holds afterwards. */
async function runPath(ground: Ground, row: Row, choice: number): Promise<End> {
  const { host, bindings } = ground;
  const visitor = await visit(host, bindings);
  const done: string[] = [];
  const wrong: string[] = [];
  let reached: End['reached'] = 'nothing';
  try {
    const today = ukToday();
    const walker = new Walker(visitor.journeys.quoteFor({ comparisonType: 'home-energy' }), done);
    await askForQuote(walker, row, { today, choice, isOther: otherSuppliers(ground, row) });
    wrong.push(...(await quoteDifferences(host, visitor, row, today)));
    const { store, deal } = await openResults(
      visitor,
      done,
      row.deal === undefined ? undefined : deals[row.deal],
    );
    const details = await openDetails(visitor, store, deal, row);
    reached = 'quotes';
    if (row.deal !== undefined) {
      await switchNow(details, deal, done);
      const held = await signUp(host, visitor, row, done);
      wrong.push(...sectionsThatArrived(row, visitor.wire.sent));
      wrong.push(...sectionsHeld(row, visitor.wire.sent, held));
      wrong.push(...(await switchDifferences(host, visitor, row, held)));
      reached = 'a switch';
    }
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown;
    wrong.push(thrown.message);
  }
  visitor.wire.cut();
  return { row, reached, wrong, done, refusals: visitor.wire.sent.flatMap(refusalOf) };
}

/** Suppliers that a person may say to be with instead of the one that was found. */
function otherSuppliers({ homes: known, fixed }: Ground, row: Row) {
  const home = known.get(row.home ?? '');
  const found = home ? suppliersOf(home) : [];
  const fixedNow = fixed(homes[row.home ?? ''] ?? '', payOf(row, 'gas'));
  return (supplierId: unknown) =>
    !found.some((id) => id === supplierId) &&
    supplierId !== deals[row.deal ?? ''] &&
    (row.tariff !== 'fixed' || fixedNow.has(Number(supplierId)));
}

/** A path that went wrong, for people: its answers in order, what went wrong, and what the service refused. */
export function witness({ row, done, wrong, refusals }: End): string {
  const values = Object.entries(row).map(([name, value]) => `${name} ${value}`);
  return [
    values.join(', '),
    ...done.map((line) => `  ${line}`),
    ...wrong.map((line) => `! ${line}`),
    ...refusals.map((line) => `! ${line}`),
  ].join('\n');
}

/** Runs paths one after the other, or a few at once, and gives how each ended, in their order. */
export async function runAll(
  { groundOf }: { readonly groundOf: (row: Row) => Ground },
  rows: readonly Row[],
  atOnce = 1,
): Promise<readonly End[]> {
  const ends: End[] = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, row] = next;
      ends[at] = await runPath(groundOf(row), row, at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ends;
}
