import type { Json } from '../../../engine/types.ts';
import type { Sealer } from '../../../service/sealer.ts';
import { sectionAnswers } from '../../api/section-answers.ts';
import { readMpan } from '../homes/meterNumbers.ts';
import type { Market } from '../market/projection.ts';
import type { SignUp } from '../store/signUps.ts';
import type { Judged } from './formRules.ts';
import { fuelsOf, readPlan } from './plan.ts';
import { readSection } from './sections.ts';

type Answers = Readonly<Record<string, Json>>;

/** No box of the form keeps the spaces around what was typed (Q5.02). */
const tidied = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A section as the form's answers; whether its MPAN is valid we look up ourselves, for the browser's word is its own. */
export function answersOf(data: unknown): Answers {
  const answers: Answers = JSON.parse(JSON.stringify(sectionAnswers(data)), tidied);
  const { mpanNumber } = answers;
  if (typeof mpanNumber !== 'string') return answers;
  const { isValid, isDomestic } = readMpan(mpanNumber);
  return { ...answers, mpanValid: isValid && isDomestic };
}

const sections = ['personal', 'address', 'terms'] as const;

/** What the form would know when this section is sent: the answers of the others, the plan, and today. */
export function judgedWith(
  sealer: Sealer,
  signUp: SignUp,
  answers: Answers,
  { market, isEconomy7 }: { readonly market: Market; readonly isEconomy7: boolean },
): Judged {
  const saved = sections.map((section) => {
    const data = readSection(sealer, signUp, section);
    return data ? answersOf(data) : {};
  });
  const plans = readPlan(signUp.plan);
  const [fuel] = fuelsOf(plans);
  const supplier = fuel && market.catalogue.findOffer(fuel.tariffId)?.supplier;
  const plan = {
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? null,
    payMethod: fuel?.payMethod ?? null,
    isEconomy7,
  };
  return {
    answers: Object.assign({}, ...saved, answers),
    plan,
    session: { switchType: plans.switchType, switchId: signUp.switch_id },
    today: market.today,
  };
}
