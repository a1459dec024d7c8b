import { randomFrom } from '../fuzz/random.ts';
import { type Cover, cover, pairsOf, pathWith, type Row } from './cover.ts';
import { bindings, isBound } from './deals.ts';
import type { KnownHome } from './home-in.ts';
import { homes } from './homes.ts';
import { type Host, hostHere } from './host.ts';
import { openHomes } from './known-homes.ts';
import { fixedTariffs } from './market.ts';
import { quoteSpace } from './quote-space.ts';
import { payMethods } from './quote-wishes.ts';
import type { Ground } from './run.ts';
import { signUpForms, signUpSpace } from './sign-up-space.ts';

/** Paths to run, and where. */
export interface Plan {
  /** Paths that end at a reference number. */
  readonly switches: Cover;
  /** Paths that end at the details of a deal. */
  readonly quotes: Cover;
  /** Few paths that have every value of every dimension, for a browser: each ends in a switch. */
  readonly inBrowser: readonly Row[];
  readonly groundOf: (row: Row) => Ground;
  readonly stop: () => Promise<void>;
}

/** How many sign-ups there are at least. */
const leastSwitches = 250;

/** Homes, quote types, ways to pay and sources of usage: what decides most. */
const main = ['home', 'type', 'pay', 'usage'];

/** All groups of three of these. */
const triplesOf = (names: readonly string[]) =>
  names.flatMap((name, index) => pairsOf(names.slice(index + 1)).map((pair) => [name, ...pair]));

/** How paths are chosen. */
export interface Choice {
  readonly seed: number;
  /** All combinations of what decides most, and every three of the sign-up's dimensions. */
  readonly isAll?: boolean;
  /** Opens a service with suppliers bound to variants; in this process when left out. */
  readonly open?: (bound: Readonly<Record<string, string>>) => Promise<Host>;
}

/**
 * Opens the services, and works out from what the definitions offer which paths to run: all pairs of all dimensions, and
 * every three of those that decide most. The same for the same seed.
 */
export async function planPaths({ seed, isAll = false, open = hostHere }: Choice): Promise<Plan> {
  const [plain, bound] = await Promise.all([open({}), open(bindings)]);
  const known = await openHomes(plain);
  const is02 = new Map([...known].map(([name, { home }]) => [homes[name], home.is02]));
  const fixed = await fixedTariffs(
    plain,
    Object.values(payMethods),
    (postcode) => is02.get(postcode) === true,
  );
  const facts: ReadonlyMap<string, KnownHome> = new Map([...known].map(([name, { home }]) => [name, home]));
  const quote = quoteSpace({ homes: known, fixed });
  const signUp = signUpSpace(quote, facts, await signUpForms());
  const random = randomFrom(seed);
  const quoteGroups = [...(isAll ? [[...main, 'newPay']] : triplesOf(main)), ...pairsOf(quote.dimensions)];
  const own = signUp.dimensions.slice(quote.dimensions.length);
  const found = cover(
    signUp,
    {
      groups: [['deal', 'type', 'newPay'], ...pairsOf(['home', 'type', 'newPay', ...own])],
      rather: quoteGroups,
    },
    random,
  );
  const missing = Math.max(0, leastSwitches - found.rows.length);
  const extra = Array.from({ length: missing }, () => pathWith(signUp, {}, random)).filter(
    (row) => row !== undefined,
  );
  const switches = { ...found, rows: [...found.rows, ...extra] };
  const quotes = cover(quote, { groups: quoteGroups, given: switches.rows }, random);
  const inBrowser = cover(
    signUp,
    {
      groups: [['deal'], ...signUp.dimensions.map((name) => [name])],
      rather: signUp.dimensions.map((name) => [name]),
    },
    random,
  ).rows;
  const grounds = {
    plain: { host: plain, bindings: {}, homes: facts, fixed },
    bound: { host: bound, bindings, homes: facts, fixed },
  };
  return {
    switches,
    quotes,
    inBrowser,
    groundOf: ({ deal }) => (isBound(deal) ? grounds.bound : grounds.plain),
    stop: async () => void (await Promise.all([plain.stop(), bound.stop()])),
  };
}
