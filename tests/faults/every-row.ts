import type { CallName } from '../../src/energy/api/contract.ts';
import { carbonRows } from './carbon-lines.ts';
import type { CarbonVisit, Line, Row, SignUpVisit, Visit } from './line.ts';
import { journeyCalls } from './lines.ts';
import { laterRows } from './sign-up-lines.ts';
import { type Answer, ok } from './transport.ts';

/** Every call of every page with its lines. */
export const everyRow: readonly Row[] = [...journeyCalls, ...laterRows, ...carbonRows];

const signUps: readonly Visit[] = ['signUp', 'moved', 'findsMprn'] satisfies readonly SignUpVisit[];

/** Whether a visit is one to the sign-up. */
export const isSignUp = (visit: Visit): visit is SignUpVisit => signUps.includes(visit);

/** Whether a visit is one to the carbon offset. */
export const isCarbon = (visit: Visit): visit is CarbonVisit => visit === 'offsets' || visit === 'settles';

/** The page of a visit: all visits to it are answered alike. */
function pageOf(visit: Visit) {
  if (isSignUp(visit)) return 'signUp';
  if (isCarbon(visit)) return 'carbon';
  return visit === 'details' ? visit : 'quote';
}

/** The good line of a call of a visit; throws for a call that such a page never makes. */
export function lineFor(visit: Visit, name: CallName): Line<CallName> {
  const found = everyRow.find(([call, line]) => call === name && pageOf(line.visit) === pageOf(visit));
  // Every page records that it was seen.
  if (!found && name === 'POST /request/user/track-records') return lineFor('gas', name);
  if (!found) throw new Error(`A visit to ${pageOf(visit)} called ${name}.`);
  return found[1];
}

/** The good answer to a call of a visit. */
export const good = (visit: Visit, name: CallName): Answer => ok(lineFor(visit, name).reply);
