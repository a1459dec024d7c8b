import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { guardOf } from '../../../service/checked.ts';
import { Refused } from '../../../service/refused.ts';
import type { Sealer } from '../../../service/sealer.ts';
import { Switched } from '../../api/contract/sign-up.ts';
import { isSameAccount } from '../bank/modulus.ts';
import type { Catalogue } from '../market/catalogue.ts';
import type { Completion, SignUp, SignUpStore } from '../store/signUps.ts';
import { choices } from './choices.ts';
import { fuelsOf, readPlan } from './plan.ts';
import { needsBank } from './planInfo.ts';
import { readSection } from './sections.ts';

const isAnswer = guardOf<Switched>(Type.Object(Switched.properties));
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference that can be read out on the phone: no 0 and O, 1, I and L. */
const newReference = (fuel: 'G' | 'E'): string =>
  `${fuel}-${Array.from({ length: 9 }, () => signs[randomInt(signs.length)]).join('')}`;

const missing = (what: string) =>
  new Refused(409, `We cannot complete this switch yet: ${what}. Please go back and fill it in.`);

/** What a completion is made with. `gasKwh` is the quoted yearly use of gas, null without gas. */
export interface Completing {
  readonly signUps: SignUpStore;
  readonly sealer: Sealer;
  readonly now: () => number;
  readonly gasKwh: number | null;
  readonly catalogue: Catalogue;
}

/**
 * Completes a sign-up, or gives the answer that its completion gave (S7.06): however often and from however many
 * processes it is asked, there is one switch and one answer. The switch is handed to the supplier, whom this service
 * plays, in the same statement: from then on neither bank details nor birth date are kept. Refuses (409) while a
 * section is missing or cannot be read, or the bank details of a direct debit were not verified. Undefined where the
 * quote was led to another visitor, or forgotten, while it ran.
 */
export async function completeSwitch(
  tools: Completing,
  signUp: SignUp,
  attempt: string | undefined,
): Promise<Switched | Refused | undefined> {
  const { signUps, sealer } = tools;
  // Each round that does not complete it found it changed since; nobody changes it that often.
  for (let round = 0, present: SignUp | undefined = signUp; round < 20 && present; round += 1) {
    if (present.completed_at === null) {
      const completion = completionOf(tools, present, attempt);
      if (completion instanceof Refused) return completion;
      try {
        if (await signUps.complete(present, completion.row)) return completion.answer;
      } catch (thrown) {
        const other = await signUps.findCompleted('completed_switch_id', present.switch_id);
        if (other === undefined) throw thrown;
        if (other.key_hash !== present.key_hash)
          return new Refused(409, 'The switch of this quote is under way already.', 'switchKey');
      }
    } else if (await signUps.confirm(present)) return answerOf(sealer, present);
    const next: SignUp | undefined = await signUps.find(signUp.key_hash);
    const isSame = present.completed_at === null && next?.completed_at === null;
    if (isSame && next.revision === present.revision) return undefined;
    present = next;
  }
  return new Refused(409, 'This sign-up is being changed. Please try again.', 'switchKey');
}

/** What a completed switch was answered with. Throws when it cannot be opened. */
export function answerOf(sealer: Sealer, { key_hash, answer }: SignUp): Switched {
  const opened = answer === null ? undefined : sealer.open(answer, `${key_hash} answer`);
  if (isAnswer(opened)) return opened;
  throw new Error('The answer of a completed switch cannot be read.');
}

function completionOf(
  { sealer, now, gasKwh, catalogue }: Completing,
  signUp: SignUp,
  attempt: string | undefined,
): { readonly answer: Switched; readonly row: Completion } | Refused {
  const plans = readPlan(signUp.plan);
  const personal = readSection(sealer, signUp, 'personal');
  if (!personal) return missing('your details are missing');
  if (!readSection(sealer, signUp, 'address')) return missing('your address details are missing');
  if (!readSection(sealer, signUp, 'terms')) return missing("the supplier's terms are missing");
  if (needsBank(plans)) {
    const bank = readSection(sealer, signUp, 'bank');
    if (!bank) return missing('your bank details are missing');
    const verified = readSection(sealer, signUp, 'bank_verified');
    if (!verified || !isSameAccount(bank, verified)) return missing('your bank details are not verified');
  }
  const { titleId, firstName, lastName } = personal;
  const fuels = fuelsOf(plans);
  const has = (fuel: string) => fuels.some((one) => one.fuel === fuel);
  const answer: Switched = {
    referenceNumbers: {
      g: has('gas') ? newReference('G') : null,
      e: has('electricity') ? newReference('E') : null,
    },
    title: choices.titleId.find(({ id }) => id === titleId)?.text ?? '',
    firstName,
    lastName,
    supplier: catalogue.findOffer(fuels[0]?.tariffId ?? 0)?.supplier.name ?? '',
    uuid: randomUUID(),
  };
  const at = new Date(now()).toISOString();
  const { dateOfBirth: _, ...kept } = personal;
  const row: Completion = {
    completed_at: at,
    handed_off_at: at,
    attempt: attempt ?? null,
    answer: sealer.seal(answer, `${signUp.key_hash} answer`),
    uuid: answer.uuid,
    customer_id: randomBytes(16).toString('base64url'),
    // To a thousandth: PostgreSQL refuses a number that is too small for the column.
    gas_kwh: has('gas') && gasKwh !== null ? Math.round(gasKwh * 1000) / 1000 : null,
    personal: sealer.seal(kept, `${signUp.key_hash} personal`),
  };
  return { answer, row };
}
