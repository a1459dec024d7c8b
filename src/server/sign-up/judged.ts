import type { Json } from '../../engine/types.ts';
import type { Sealer } from '../sealer.ts';
import type { Section, SignUp } from '../store/signUps.ts';
import type { Judged } from './formRules.ts';
import { fuelsOf, readPlan } from './plan.ts';
import { openSection, type SectionData } from './sections.ts';

/** A section as the form's answers. The form and the calls share the names of §3; the address is nested on the wire. */
export function answersOf(data: SectionData<Section>): Readonly<Record<string, Json>> {
  const { residentialAddresses, ...flat }: Readonly<Record<string, unknown>> = { ...data };
  const present = isRecord(residentialAddresses) ? residentialAddresses.present : undefined;
  const answers: Readonly<Record<string, Json>> = JSON.parse(
    JSON.stringify({ ...flat, ...(isRecord(present) ? present : {}) }),
  );
  return answers;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sections = ['personal', 'address', 'terms'] as const;

/** What the form would know when this section is sent: the answers of the others, the plan, and today. */
export function judgedWith(
  sealer: Sealer,
  signUp: SignUp,
  answers: Readonly<Record<string, Json>>,
  today: string,
): Judged {
  const saved = sections.map((section) => {
    const data = openSection(sealer, signUp, section);
    return data ? answersOf(data) : {};
  });
  const plans = readPlan(signUp.plan);
  const [fuel] = fuelsOf(plans);
  const plan = {
    supplierId: fuel?.offer?.supplier.id ?? null,
    supplierName: fuel?.offer?.supplier.name ?? null,
    payMethod: fuel?.payMethod ?? null,
  };
  return {
    answers: Object.assign({}, ...saved, answers),
    plan,
    session: { switchType: plans.switchType, switchId: signUp.switch_id },
    today,
  };
}
