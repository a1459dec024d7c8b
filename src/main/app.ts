import type { Hono } from 'hono';
import type { EnergyDefinitions } from '../energy/service/definitionsIn.ts';
import { type EnergyOptions, energyService } from '../energy/service/index.ts';
import type { EnergyKept } from '../energy/service/store/energyStore.ts';
import * as service from '../service/app.ts';

/** What the service of home energy runs on. */
export interface AppOptions
  extends service.AppOptions<EnergyKept>,
    EnergyDefinitions,
    Pick<EnergyOptions, 'capPeriod'> {}

/** The whole service of home energy as a function from request to reply. */
export const createApp = ({ rules, quoteRules, suppliers, capPeriod, ...options }: AppOptions): Hono =>
  service.createApp(
    energyService({
      definitions: () => ({ rules, quoteRules, ...(suppliers === undefined ? {} : { suppliers }) }),
      capPeriod,
    }),
    options,
  );
