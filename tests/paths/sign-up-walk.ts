import { answerOf } from '../../src/energy/service/sign-up/complete.ts';
import { hashOf } from '../../src/energy/service/sign-up/keys.ts';
import { proofOf } from '../../src/energy/service/sign-up/proof.ts';
import { openSection } from '../../src/energy/service/sign-up/sections.ts';
import type { Row } from './cover.ts';
import { isDebit } from './expected-sign-up.ts';
import { homeIn } from './home-in.ts';
import type { Host } from './host.ts';
import type { Sections } from './sections.ts';
import { signUpWishes } from './sign-up-wishes.ts';
import type { Visitor } from './visitor.ts';
import { Stopped, Walker } from './walker.ts';

/** What the store holds of a sign-up under way, opened with its key. */
async function heldSections({ store, sealer }: Host, switchKey: string): Promise<Sections> {
  const row = await store.signUps.find(hashOf(switchKey));
  if (!row) return {};
  const names = ['personal', 'address', 'terms', 'bank', 'bank_verified'] as const;
  return Object.fromEntries(names.map((name) => [name, openSection(sealer, row, name)]));
}

/** Signs up as a path has it, up to the thank-you page; what the service held just before the switch was made. */
export async function signUp(
  host: Host,
  { journeys, wire }: Visitor,
  row: Row,
  done: string[],
): Promise<Sections> {
  const store = journeys.signUp();
  if (!store) throw new Stopped('There is no sign-up to open.');
  const walker = new Walker(store, done);
  let held: Sections = {};
  wire.before('POST /request/switch/pro/complete', async (body) => {
    held = await heldSections(host, Object(body).switchKey);
  });
  await walker.fill(signUpWishes(walker, row, homeIn(wire.sent)));
  await walker.submit();
  return held;
}

/**
 * What is wrong with the switch as the store holds it: made once, with the references that the page shows, the bank details
 * and the birth date gone, the verified account that of the form, and what was drawn proved to the byte.
 */
export async function switchDifferences(
  { store, sealer }: Host,
  { journeys, wire }: Visitor,
  row: Row,
  held: Sections,
): Promise<readonly string[]> {
  const { session = {} } = journeys.fromQuote('switch-complete').view.getState().state.sources;
  const completed = await store.signUps.findCompleted('completed_switch_id', Number(session.switchId));
  if (!completed) return ['the store holds no switch'];
  const { referenceNumbers, supplier } = answerOf(sealer, completed);
  const { g, e } = referenceNumbers;
  const proof = await proofOf({ store, sealer }, () => [], Number(session.switchId));
  const isWell = {
    'the gas reference is shown':
      g === (session.gasReference ?? null) && (g !== null) === (row.type !== 'electricity'),
    'the electricity reference is shown':
      e === (session.electricityReference ?? null) && (e !== null) === (row.type !== 'gas'),
    'the supplier is shown': supplier === session.switchedSupplier,
    'the bank details are gone': completed.bank === null && completed.bank_verified === null,
    'the birth date is gone': openPersonal(sealer, completed) === undefined,
    'the switchKey is gone': session.switchKey === null || session.switchKey === undefined,
    'the wording that was drawn is proved': proof?.drawn !== undefined && proof.drawn === proof.kept,
    'every obligation was met': proof?.law.every(({ unmet }) => unmet.length === 0) === true,
    'the account was verified': (held.bank_verified !== undefined) === isDebit(row),
    'the switch was asked for once':
      wire.sent.filter(({ name }) => name === 'POST /request/switch/pro/complete').length === 1,
  };
  return Object.entries(isWell).flatMap(([says, is]) => (is ? [] : `it does not hold that ${says}`));
}

function openPersonal(sealer: Host['sealer'], row: { key_hash: string; personal: string | null }): unknown {
  return row.personal === null
    ? undefined
    : Object(sealer.open(row.personal, `${row.key_hash} personal`)).dateOfBirth;
}
