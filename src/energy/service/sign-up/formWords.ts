import type { Opened } from '../../../service/trade.ts';
import type { FormRules } from './formRules.ts';
import { answersOf } from './judged.ts';

/** A section that does not hold to the contract is refused with the form's own sentence for that field, where it has one. */
export const formWords =
  (rules: FormRules | undefined, today: () => string): Opened['reword'] =>
  (name, refused, body) => {
    const field = refused.body.field?.split('.').at(-1);
    if (field === undefined || !name.startsWith('POST /request/switch/pro/update/')) return refused;
    // Whoever sends bank details pays by direct debit: the card that asks for them is there.
    const plan = { payMethod: 'MonthlyDirectDebit' };
    const judged = { answers: answersOf(body), plan, session: {}, today: today() };
    return rules?.refuse([field], judged) ?? refused;
  };
