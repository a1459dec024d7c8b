import { randomUUID } from 'node:crypto';
import { calls } from '../../src/energy/api/contract.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { account, address, bank, customer, terms } from '../service/signUps.ts';
import type { Finding, Host } from './host.ts';
import { type Sample, walkLists } from './lists.ts';

/** Agreements that one supplier or another asks for. */
/** What a page sends of the agreements that few suppliers ask or imply, and of nobody else's (S4.07, S5.11, S5.12). */
const agreementsWith = (supplierId: number | undefined) => ({
  happyToReceiveCreditCheck: [4, 7, 8, 49, 111].some((id) => id === supplierId) || null,
  happyToHaveDebtInformationAccessed: supplierId === 22 || null,
});

const complete = 'POST /request/switch/pro/complete';

/**
 * Walks every call of the contract as a household would, from a postcode to a paid offset, with what it must refuse on
 * the way. A call that could not be reached, since one before it failed, is a
 * finding too: nothing passes unseen.
 */
export async function walk(host: Host, sample: Sample): Promise<readonly Finding[]> {
  await session(host);
  const home = await walkLists(host, sample);
  if (home) await quoteToSwitch(host, home);
  const reached = new Set(host.findings.map(({ call }) => call));
  const missed = Object.keys(calls)
    .filter((name) => !reached.has(name))
    .map((call) => ({ call, what: 'is reached', why: 'a call before it failed' }));
  return [...host.findings, ...missed];
}

async function session(host: Host): Promise<void> {
  const headers = { 'Visitor-Id': randomUUID() };
  const reply = await host.serves('POST /auth/token', { headers }, 'gives a token');
  host.setToken('nonsense');
  await host.refuses('GET /request/ev/make', {}, [401], 'refuses a token that is not its own');
  host.setToken(reply?.token);
  const record = {
    userRefId: '',
    referralBranch: '',
    userTrackingId: 'conformance',
    switchId: null,
    propertyDetails: [],
  };
  await host.serves('POST /request/user/track-records', { body: [record] });
  await host.refuses('POST /request/user/track-records', { body: [] }, [400], 'refuses no records');
}

/** What the lists told of the home: its place, and what it is supplied with now. */
type Home = NonNullable<Awaited<ReturnType<typeof walkLists>>>;

async function quoteToSwitch(host: Host, home: Home): Promise<void> {
  const body = { ...dualQuote, ...home };
  const { currentUsageEstimated, currentCostEstimated, single } = singleOf(home);
  await host.serves('POST /request/switch/v2/gas', {
    body: { ...single, currentUsageEstimated, currentCostEstimated, switchType: 'gasToGas' },
  });
  await host.serves('POST /request/switch/v2/electricity', {
    body: { ...single, currentUsageEstimated, currentCostEstimated, switchType: 'electricityToElectricity' },
  });
  const { tariffId, tariffValidToDate, currentPayMethod, ...both } = body;
  await host.serves('POST /request/switch/v2/dual-distinct', {
    body: {
      ...both,
      switchType: 'dualDistinctToDualConsolidated',
      electricityTariffId: tariffId,
      electricityTariffValidToDate: tariffValidToDate,
      electricityCurrentPayMethod: currentPayMethod,
      gasTariffId: tariffId,
      gasTariffValidToDate: tariffValidToDate,
      gasCurrentPayMethod: currentPayMethod,
    },
  });
  await host.refuses(
    'POST /request/switch/v2/gas',
    { body: { ...body, unknown: 1 } },
    [400],
    'refuses an unknown field',
  );
  const quote = await host.serves('POST /request/switch/v2/dual-consolidated', { body });
  if (!quote) return;
  const { switchId } = quote.geniusSwitchDto;
  const saved = savedQuote(switchId, body.switchType);
  const results = await host.serves('POST /request/results/detail', { body: saved });
  await host.refuses(
    'POST /request/results/detail',
    { body: { ...saved, switchId: 1 } },
    [404],
    'knows no quote that nobody made',
  );
  // What a host may do without; it is asked for nothing that would send a letter.
  const without = [400, 404, 405, 501];
  const kept = { emailAddress: 'nobody', quote: saved, answers: '{}' };
  await host.refuses(
    'POST /request/quote/keep',
    { body: kept },
    without,
    'keeps nothing for what is no address',
  );
  const link = { token: 'x'.repeat(43) };
  await host.refuses(
    'POST /request/quote/open',
    { body: link },
    without,
    'knows no link that nobody was sent',
  );
  await host.refuses('POST /request/progress/open', { body: link }, without, 'tells no stranger of a switch');
  await host.refuses(
    'POST /request/progress/link',
    { body: { switchId: 1, again: false } },
    without,
    'gives no stranger a link to a switch',
  );
  await host.refuses(
    'POST /request/progress/end',
    { body: { ...link, unknown: 1 } },
    without,
    'refuses an unknown field',
  );
  const rows = results?.resultsInDetailDto.resultsInDetail ?? [];
  host.holds(
    'POST /request/results/detail',
    'ranks cheapest first',
    rows.every(({ totalCost }, n) => totalCost >= (rows[n - 1]?.totalCost ?? totalCost)),
  );
  const deal = rows.find(({ switchOption }) => switchOption === 'Switch');
  if (!deal) return;
  await host.serves('POST /request/tariffs/tariff/information', { body: { tariffId: deal.tariffId } });
  const ofQuote = {
    onCurrentTariff: false,
    proposedPayMethod: deal.payMethod,
    switchId,
    switchType: body.switchType,
    tariffId: deal.tariffId,
    tariffValidToDate: null,
  };
  await host.serves('POST /request/til', { body: ofQuote });
  await host.serves('POST /request/ppp', { body: ofQuote });
  const chosen = { tariffId: deal.tariffId, payMethod: deal.payMethod };
  const switchPlan = { electricity: chosen, gas: chosen };
  const key = await host.serves('POST /request/switch/pro/key', {
    body: { switchId, switchType: body.switchType, switchPlan },
  });
  if (key) await signUp(host, key.geniusSwitchKeyDto.switchKey, switchId);
}

function singleOf({ tariffId }: Home) {
  const {
    electricityConsumptionExceedsGasConsumption: _,
    electricityCurrentCostEstimated: currentCostEstimated,
    electricityCurrentUsageEstimated: currentUsageEstimated,
    gasCurrentCostEstimated: _cost,
    gasCurrentUsageEstimated: _usage,
    switchType: _type,
    ...single
  } = dualQuote;
  return { currentUsageEstimated, currentCostEstimated, single: { ...single, tariffId } };
}

async function signUp(host: Host, switchKey: string, switchId: number): Promise<void> {
  const keyed = { body: { switchKey } };
  const plan = await host.serves('POST /request/switch/pro/info/switch-plan', keyed);
  const parts = plan?.geniusSwitchPlanInfoDto.geniusSwitchPlanInfo.switchPlanInfoDto;
  host.holds(
    'POST /request/switch/pro/info/switch-plan',
    'has both fuels',
    Boolean(parts?.gas && parts.electricity),
  );
  const titles = await host.serves('POST /request/switch/pro/detail/titles', keyed);
  const jobs = await host.serves('POST /request/switch/pro/detail/employment-statuses', keyed);
  const homes = await host.serves('POST /request/switch/pro/detail/residential-statuses', keyed);
  await host.serves('POST /request/switch/pro/detail/special-needs', keyed);
  const days = await host.serves('POST /request/switch/pro/detail/direct-debit-days', keyed);
  await host.serves('GET /request/switch/pro/info/address/v2', { query: { switchKey } });
  await host.refuses(
    complete,
    { body: { switchKey, switchCompleteOption: 'None' } },
    [400, 409],
    'refuses to complete what is not filled in',
  );

  const titleId = titles?.titlesDto.titles[0]?.id ?? 1;
  const employmentStatusId = jobs?.employmentStatusesDto.employmentStatuses[0]?.id ?? 1;
  const residentialStatusId = homes?.residentialStatusesDto.residentialStatuses[0]?.id ?? 1;
  const preferredDirectDebitDay = days?.directDebitDayOfTheMonthsDto.directDebitDayOfTheMonths[0]?.id ?? 1;
  const present = { residentialStatusId, lengthOfResidencyInMonths: 36 };
  const personal = { switchKey, ...customer, titleId, employmentStatusId };
  await host.serves('POST /request/switch/pro/update/personal', { body: personal });
  await host.refuses(
    'POST /request/switch/pro/update/personal',
    { body: { ...personal, unknown: 1 } },
    [400],
    'refuses an unknown field',
  );
  await host.serves('POST /request/switch/pro/update/address', {
    body: { switchKey, ...address, residentialAddresses: { present } },
  });
  await host.serves('POST /request/switch/pro/update/terms-and-conditions', {
    body: { switchKey, ...terms, ...agreementsWith(parts?.electricity?.supplierId) },
  });
  const saved = await host.serves('POST /request/switch/pro/info/saved', keyed);
  host.holds(
    'POST /request/switch/pro/info/saved',
    'gives back what was saved',
    saved?.savedSectionsDto.personal?.lastName === customer.lastName &&
      saved.savedSectionsDto.terms?.mprnNumber === terms.mprnNumber,
  );
  const other = await host.serves('POST /auth/token', { headers: { 'Visitor-Id': randomUUID() } });
  await host.refuses(
    'POST /request/switch/pro/info/saved',
    { ...keyed, headers: { Authorization: `Bearer ${other?.token}` } },
    [404],
    'gives another visitor nothing',
  );
  const wrong = await host.serves(
    'POST /request/bank/is-valid',
    { body: { switchKey, sortCode: '089999', accountNumber: '66374959' } },
    'checks an impossible account',
  );
  host.holds('POST /request/bank/is-valid', 'says no to published case 29', wrong?.isValid === false);
  const right = await host.serves('POST /request/bank/is-valid', { body: { switchKey, ...account } });
  host.holds('POST /request/bank/is-valid', 'says yes to published case 1', right?.isValid === true);
  await host.serves('POST /request/switch/pro/update/bank', {
    body: { switchKey, ...bank, preferredDirectDebitDay },
  });

  const ask = {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { switchKey, switchCompleteOption: 'None' },
  } as const;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => host.serves(complete, ask, 'completes, 20 times at once')),
  );
  host.holds(
    complete,
    'gives one answer however often it is asked',
    new Set(answers.map((answer) => JSON.stringify(answer))).size === 1,
  );
  const isComplete = await host.serves('POST /request/customer/whitelabel/switch/complete', {
    body: { switchId },
  });
  host.holds(
    'POST /request/customer/whitelabel/switch/complete',
    'says that it is completed',
    isComplete === true,
  );
  await host.refuses(
    'POST /request/switch/pro/update/personal',
    { body: personal },
    [400, 404, 409],
    'takes nothing more once completed',
  );
  const uuid = answers[0]?.geniusSwitchedDto.uuid;
  if (uuid !== undefined) await offset(host, uuid);
}

async function offset(host: Host, uuid: string): Promise<void> {
  const found = await host.serves('POST /request/clevel/customer/carbonoffset', { query: { uuid } });
  await host.refuses(
    'POST /request/clevel/customer/carbonoffset',
    { query: { uuid: 'nobody' } },
    [404],
    'knows nobody else',
  );
  const list = await host.serves('GET /request/clevel/projects', {});
  const projectId = list?.projects[0]?.id;
  if (!found || projectId === undefined) return;
  const id = found.customerId;
  const begun = await host.serves('POST /request/clevel/customer/{id}/carbonoffset/payment', {
    path: { id },
    body: { projectId, percentage: 25 },
  });
  host.holds(
    'POST /request/clevel/customer/{id}/carbonoffset/payment',
    'answers an address to pay at',
    /^(https?:\/\/[^/]|\/[^/\\])/.test(begun?.checkOutUrl ?? ''),
  );
  await host.refuses(
    'GET /request/clevel/customer/carbonoffset/payment/update',
    { query: { id, oid: 'nothing' } },
    [400, 404],
    'knows no payment that nobody began',
  );
}
