import { Ajv, type ValidateFunction } from 'ajv';
import { calls } from '../../../../src/energy/api/contract.ts';
import { equal } from '../../../../src/engine/equal.ts';
import { valuesOf } from '../../../../src/engine/path.ts';
import type { JourneyState, Json } from '../../../../src/engine/types.ts';
import type { CallSchema } from '../../../../src/service/calls.ts';
import { postcodePattern } from '../../../../src/words/postcode.ts';
import type { Request } from '../service.ts';
import type { Invariants, Visit } from '../visit.ts';
import { addressShown, bankShown, personalShown, quoteShown, termsShown } from './shown.ts';

const ajv = new Ajv({ strict: false });
const checks = new Map<string, ValidateFunction>();
const contract: Readonly<Record<string, CallSchema>> = calls;

function fits(name: string, part: 'query' | 'body' | 'path', value: unknown): string | undefined {
  const schema = contract[name]?.[part];
  if (!schema) return undefined;
  const key = `${name} ${part}`;
  const check = checks.get(key) ?? ajv.compile(schema);
  checks.set(key, check);
  if (check(value)) return undefined;
  return `${key} ${ajv.errorsText(check.errors)}: ${JSON.stringify(value)}`;
}

const whatIsSentFitsTheContract = (_: Visit, { name, query, body, path }: Request) =>
  fits(name, 'query', query) ?? fits(name, 'body', body) ?? fits(name, 'path', path);

const aPostcode = new RegExp(postcodePattern);

function everyPostcodeSentIsRight(_: Visit, { name, query, body }: Request) {
  const { postcode } = { ...Object(query), ...Object(body) };
  if (postcode === undefined || aPostcode.test(postcode)) return undefined;
  return `${name} with ${JSON.stringify(postcode)}`;
}

/** What the lists of a market are asked for stands in the answers, and nothing of it is missing. */
function listsAreAskedForWithTheirNeeds({ state }: Visit, { name, body }: Request) {
  if (name !== 'POST /request/suppliers' && name !== 'POST /request/tariffs') return undefined;
  const { postcode, currentPayMethod } = Object(body);
  const methods = [
    state.answers.currentPayMethod,
    state.answers.gasCurrentPayMethod,
    state.answers.electricityCurrentPayMethod,
  ];
  if (postcode === state.answers.postcode && methods.includes(currentPayMethod)) return undefined;
  return `${name} with ${JSON.stringify(body)}`;
}

/** The first difference between what should be sent and what is; undefined where there is none. */
function difference(wanted: unknown, sent: unknown): string | undefined {
  const all = { ...Object(sent), ...Object(wanted) };
  for (const name of Object.keys(all)) {
    const should = Object(wanted)[name] as Json | undefined;
    const is = Object(sent)[name] as Json | undefined;
    if (!equal(should, is))
      return `${name} is ${JSON.stringify(is)}, on the page it is ${JSON.stringify(should)}`;
  }
  return undefined;
}

const isQuote = (name: string) => name.startsWith('POST /request/switch/v2/');

function aQuoteIsWhatIsOnThePage(visit: Visit, { name, body }: Request) {
  if (!isQuote(name)) return undefined;
  const {
    referrerBranchCode: _,
    switchOwnerReference: __,
    isHappyToBeAutoSwitched: ___,
    ...sent
  } = Object(body);
  visit.quoted = shownAnswers(visit);
  return difference(quoteShown(visit), sent);
}

const shownAnswers = (visit: Visit): JourneyState['answers'] =>
  Object.fromEntries(
    visit.fields().flatMap(({ name }) => {
      const value = visit.state.answers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** Who gets to the results sees those of the answers on the page. */
function aSavedQuoteIsOfTheAnswersOnThePage(visit: Visit) {
  const last = visit.ended.get('quote');
  if (last?.done !== true) return undefined;
  visit.ended.delete('quote');
  const { quoted = {} } = visit;
  const now = Object.fromEntries(Object.keys(quoted).map((name) => [name, visit.state.answers[name]]));
  return difference(now, quoted);
}

const sections = {
  'POST /request/switch/pro/update/personal': personalShown,
  'POST /request/switch/pro/update/address': addressShown,
  'POST /request/switch/pro/update/terms-and-conditions': termsShown,
  'POST /request/switch/pro/update/bank': bankShown,
};

const without = (body: unknown) => {
  const { switchKey: _, evidence: __, ...rest } = Object(body);
  return rest;
};

function aSectionIsWhatIsOnThePage(visit: Visit, { name, body }: Request) {
  const shown = Object.entries(sections).find(([call]) => call === name)?.[1];
  return shown && difference(shown(visit), without(body));
}

/** When the switch is asked for, the service holds every section as it stands on the page (S4.03). */
function theSwitchIsOfTheAnswersOnThePage(visit: Visit, { name }: Request) {
  if (name !== 'POST /request/switch/pro/complete') return undefined;
  for (const [call, shown] of Object.entries(sections)) {
    if (call.endsWith('bank') && !visit.field('accountName')) continue;
    const wrong = difference(shown(visit), without(visit.taken.get(call)));
    if (wrong !== undefined) return `of ${call}: ${wrong}`;
  }
  return undefined;
}

/** A switch that was made is never called a failure. */
function whoHasSwitchedIsToldSo({ state, ended }: Visit) {
  const last = ended.get('sign-up');
  return valuesOf(state, 'session').switched === true && last?.done === false
    ? 'the switch is made, and its button says that it is not'
    : undefined;
}

/** What is sent is right, is on the page, and is of the moment. */
export const sending = {
  sends: {
    'what is sent fits the contract [Q7.10] [Q7.11] [S7.04]': whatIsSentFitsTheContract,
    'no list is asked for with half a postcode [Q4.32] [Q5.03]': everyPostcodeSentIsRight,
    'suppliers and tariffs are asked for with what is answered [Q4.32]': listsAreAskedForWithTheirNeeds,
    'a quote is what is on the page: nothing hidden, nothing left out [Q7.10]': aQuoteIsWhatIsOnThePage,
    'a section of the sign-up is what is on the page: nothing hidden, nothing left out [S7.04]':
      aSectionIsWhatIsOnThePage,
    'the switch is of the answers on the page [S4.03] [S7.06]': theSwitchIsOfTheAnswersOnThePage,
  },
  looks: {
    'whoever has switched is told so [S4.03] [S7.06]': whoHasSwitchedIsToldSo,
    'a saved quote is of the answers on the page, or one is told [Q7.10] [Q2.12]':
      aSavedQuoteIsOfTheAnswersOnThePage,
  },
} satisfies Partial<Invariants>;
