import type { CallName } from '../api/contract.ts';
import { addressHandlers } from './handlers/address.ts';
import { carbonHandlers } from './handlers/carbon.ts';
import type { HandlersOf, Services } from './handlers/group.ts';
import { keptHandlers } from './handlers/kept.ts';
import { marketHandlers } from './handlers/market.ts';
import { progressHandlers } from './handlers/progress.ts';
import { quoteHandlers } from './handlers/quote.ts';
import { sessionHandlers } from './handlers/session.ts';
import { signUpHandlers } from './handlers/sign-up.ts';
import { tariffHandlers } from './handlers/tariff.ts';

/** One handler for each call of the contract: a missing one does not compile. */
export type Handlers = HandlersOf<CallName>;

/** The handlers of every call, group by group as the contract has them. */
export const createHandlers = (services: Services): Handlers => ({
  ...sessionHandlers(services),
  ...addressHandlers,
  ...marketHandlers(services),
  ...quoteHandlers(services),
  ...keptHandlers(services),
  ...signUpHandlers(services),
  ...progressHandlers(services),
  ...carbonHandlers(services),
  ...tariffHandlers(services),
});
