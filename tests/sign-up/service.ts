import { definitions } from '../../src/definitions/load.ts';
import { loadVariant } from '../../src/definitions/variants.ts';
import type { Call } from '../../src/energy/api/client.ts';
import { ApiFailure } from '../../src/energy/api/failure.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { laterEffects } from '../../src/energy/effects/later.ts';
import { energy } from '../../src/energy/trade.ts';
import type { Json, Sources } from '../../src/engine/types.ts';
import { createJourneyStore, type JourneyOptions, type JourneyStore } from '../../src/runtime/store.ts';
import { bound, type Deal, plainDeal, supplierIdOf } from './deal.ts';
import { customer, switchKey, today } from './form.ts';

type Reply = unknown | ((body: Record<string, unknown>) => unknown);

/** A service in memory: what it was asked, in order, and one switch for a key however often it is asked for. */
export class FakeService {
  readonly calls: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  /** Switches made. */
  switches = 0;
  /** Replies that take the place of the usual ones; an ApiFailure is thrown. */
  readonly instead: Record<string, Reply> = {};
  readonly #deal: Deal;
  /** The sections that were saved, by the end of the call that saved them. */
  readonly #sections = new Map<string, unknown>();

  constructor(deal: Deal) {
    this.#deal = deal;
  }

  /** Names of the calls so far, without the lists and the tracking. */
  get names(): readonly string[] {
    return this.calls
      .map(({ name }) => name.replace(/^\w+ \/request\//, ''))
      .filter((name) => !/detail|track/.test(name));
  }

  get tracked(): readonly Record<string, unknown>[] {
    return this.calls.filter(({ name }) => name.includes('track-records')).map(({ body }) => body);
  }

  bodyOf(part: string): Record<string, unknown> | undefined {
    return this.calls.findLast(({ name }) => name.includes(part))?.body;
  }

  /** The sections that were saved, as the service gives them back: no birth date, no bank details. */
  get saved(): Readonly<Record<'personal' | 'address' | 'terms', unknown>> {
    const of = (section: string) => this.#sections.get(section) ?? null;
    return { personal: of('personal'), address: of('address'), terms: of('terms-and-conditions') };
  }

  readonly call = (async (name: string, parts: { body?: unknown; query?: unknown }) => {
    const body = JSON.parse(JSON.stringify(parts.body ?? parts.query ?? {}));
    this.calls.push({ name, body });
    const other = Object.hasOwn(this.instead, name) ? this.instead[name] : this.#usual(name);
    const reply = typeof other === 'function' ? await other(body) : other;
    if (reply instanceof ApiFailure) throw reply;
    const { switchKey: _, dateOfBirth: __, ...section } = body;
    if (name.includes('/update/')) this.#sections.set(name.replace(/.*\//, ''), section);
    return reply;
  }) as Call;

  #usual(name: string): unknown {
    const choices = [1, 2, 3].map((id) => ({ id, text: `${id}` }));
    const { variant, fuel, payMethod } = this.#deal;
    const part = {
      supplierId: supplierIdOf(variant),
      supplierName: 'New Energy',
      payMethod,
      cost: 600,
      savings: 1,
      supplierTosUrl: 'https://new.example/terms',
      tariffTosUrl: 'https://new.example/tariff',
      tariffName: 'Fixed',
      isEconomy7: false,
      exitFee: 65,
      tariffDetails: [],
    };
    const dto = { gas: fuel === 'electricity' ? null : part, electricity: fuel === 'gas' ? null : part };
    const replies: Record<string, unknown> = {
      'POST /request/customer/whitelabel/switch/complete': this.switches > 0,
      'POST /request/switch/pro/info/switch-plan': {
        geniusSwitchPlanInfoDto: { geniusSwitchPlanInfo: { switchPlanInfoDto: dto } },
      },
      'POST /request/switch/pro/detail/titles': { titlesDto: { titles: choices } },
      'POST /request/switch/pro/detail/employment-statuses': {
        employmentStatusesDto: { employmentStatuses: choices },
      },
      'POST /request/switch/pro/detail/residential-statuses': {
        residentialStatusesDto: { residentialStatuses: choices },
      },
      'POST /request/switch/pro/detail/direct-debit-days': {
        directDebitDayOfTheMonthsDto: { directDebitDayOfTheMonths: choices },
      },
      'GET /request/switch/pro/info/address/v2': {
        addressInfoDto: { residentialAddresses: { present: { line1: '1 High Street', postcode: 'NR21NH' } } },
      },
      'POST /request/switch/pro/detail/special-needs': { specialNeedsDto: { specialNeeds: choices } },
      'POST /request/switch/pro/info/saved': { savedSectionsDto: this.saved },
      'GET /request/customer/mpan': { isValid: true, isDomestic: true, isEconomy7: false },
      'POST /request/bank/is-valid': { isValid: true },
      'POST /request/user/track-records': { recorded: 1 },
    };
    if (name.includes('/update/')) return { updated: true };
    if (name === 'POST /request/switch/pro/complete') return this.complete();
    return replies[name] ?? new ApiFailure({ status: 404 });
  }

  /** Makes the switch, once; every later call gets the same answer. */
  complete(): unknown {
    this.switches = 1;
    return {
      geniusSwitchedDto: {
        referenceNumbers: { g: 'G-1', e: 'E-1' },
        title: 'Ms',
        firstName: 'Ada',
        lastName: 'Lovelace',
        supplier: 'New Energy',
        uuid: 'u-9',
      },
    };
  }
}

/** The sign-up as the product runs it: its definitions, its effects, and a service in memory. */
export function signUpStore(
  service: FakeService,
  { fuel, gasIsSmart, electricityIsSmart }: Deal = plainDeal,
  more: Partial<JourneyOptions> = {},
): JourneyStore {
  const type = {
    gas: 'gasToGas',
    electricity: 'electricityToElectricity',
    dual: 'dualConsolidatedToDualConsolidated',
  };
  const session: Sources['session'] = {
    switchId: 321,
    switchKey,
    switchType: type[fuel],
    gasSmartMeterInstalled: gasIsSmart,
    electricitySmartMeterInstalled: electricityIsSmart,
  };
  return createJourneyStore({
    definitions,
    journey: 'sign-up',
    trade: energy,
    world: Promise.resolve(worldOf(service.call, effects, async () => laterEffects)),
    today,
    session,
    sources: { brand: { supplierName: 'Example Switch', whiteLabel: false } },
    variantOf: (supplierId) => loadVariant(supplierId, bound),
    ...more,
  });
}

/** What a person answers for a direct debit and any of the suppliers' terms. */
export const agreements: Readonly<Record<string, Json>> = {
  switchAfterCoolingOfPeriod: false,
  suppliersTermsAndConditionsAreAccepted: true,
  happyToReceiveCreditCheck: true,
  happyToHaveDebtInformationAccessed: true,
};
export const bank: Readonly<Record<string, Json>> = {
  accountName: 'A Lovelace',
  sortCode: '089999',
  accountNumber: '66374958',
  preferredDirectDebitDay: 1,
  isAuthorisedToSetupDirectDebits: true,
};

/** Waits until nothing is under way. */
export async function settled(store: JourneyStore): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (Object.keys(store.view.getState().state.pending).length > 0) quiet = 0;
  }
}

/** Opens the form and answers all of it, the fields that are shown alone. */
export async function fillIn(
  store: JourneyStore,
  answers: Readonly<Record<string, Json>> = {},
): Promise<void> {
  store.enter();
  await settled(store);
  const { mpanValid: _, ...given } = customer;
  for (const [field, value] of Object.entries({ ...given, ...agreements, ...bank, ...answers })) {
    const shown = store.view
      .getState()
      .steps.some(({ open, card }) => open && card.fields.some(({ name }) => name === field));
    if (shown) store.change(field, value);
    if (field === 'mpanNumber') await settled(store);
  }
  await settled(store);
}

export const press = (store: JourneyStore) => store.submit(store.view.getState().model);
