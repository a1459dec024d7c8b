import { equal } from '../../engine/equal.ts';
import { isMap } from '../../engine/own.ts';
import type { Answers, Json } from '../../engine/types.ts';
import { sectionAnswers } from '../api/section-answers.ts';
import { buildAddress, buildPersonal, type SignUpSource } from '../api/sign-up-requests.ts';
import { buildTerms } from '../api/terms-request.ts';
import { words } from '../api/unchecked.ts';
import { consentEvidence } from './consent-evidence.ts';
import type { Effect, EffectContext } from './effect.ts';
import { savedStages } from './save.ts';

/** A saved section that this form would send just so: its answers, and the body that it was saved with. */
interface Section {
  readonly answers: Answers;
  readonly body: { readonly [key: string]: Json };
}

/** Longer than any section that the contract admits, as JSON. */
const longest = 10_000;

/** Whether every text in it is one that people could have typed here. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value === '' || words(value) === value;
  return Object.values(Object(value)).every(isPlain);
}

/** A saved section as answers; undefined for one that this form would not send just so: nothing strange reaches the form. */
function readSection(
  reply: unknown,
  switchKey: string,
  build: (source: SignUpSource) => Section['body'] | undefined,
): Section | undefined {
  const text = JSON.stringify(reply ?? null);
  if (text.length > longest) return undefined;
  const section: unknown = JSON.parse(text);
  if (!isMap(section) || !isPlain(section)) return undefined;
  const answers: Answers = JSON.parse(JSON.stringify(sectionAnswers(section)));
  const body = build({ switchKey, answers });
  return body && equal(body, { switchKey, ...section }) ? { answers, body } : undefined;
}

/** The customer without the birth date, which is never given back. */
function buildCustomer(source: SignUpSource): Section['body'] | undefined {
  const body = buildPersonal(source);
  if (body === undefined) return undefined;
  const { dateOfBirth: _, ...customer } = body;
  return customer;
}

/** The meter numbers, and what was agreed to where that was this very wording and nothing is answered yet: consents are never mixed. */
async function readTerms(reply: unknown, switchKey: string, context: EffectContext) {
  const { evidence, ...rest } = isMap(reply) ? reply : {};
  const section = readSection(rest, switchKey, (source) => buildTerms(source));
  if (section === undefined) return undefined;
  const { mpanNumber, mprnNumber, mpanValid: _, ...consents } = section.answers;
  const now = await consentEvidence(context, consents);
  const isSame = now !== undefined && equal(evidence, now);
  const isAnswered = Object.keys(consents).some(context.isGiven);
  return {
    numbers: { ...(mpanNumber ? { mpanNumber } : {}), ...(mprnNumber ? { mprnNumber } : {}) },
    agreed: isSame && !isAnswered ? { consents, body: { ...section.body, evidence: now } } : undefined,
  };
}

/**
 * The sections that the service has taken, into the form: after a reload the sign-up goes on with what is missing. What
 * the person gave here already stays. A section that came back counts as saved, so that it is not sent again unless it
 * changes. An API without this call, and any trouble with it, leaves the form as it is.
 */
export const loadSaved: Effect = {
  needs: ['session.switchKey', 'plan.variant'],
  async run(context) {
    const { read, api, signal } = context;
    const switchKey = String(read('session.switchKey'));
    const reply = await api('POST /request/switch/pro/info/saved', { body: { switchKey } }, { signal });
    const saved = reply?.savedSectionsDto;
    const personal = readSection(saved?.personal, switchKey, buildCustomer);
    const address = readSection(saved?.address, switchKey, buildAddress);
    const terms = await readTerms(saved?.terms, switchKey, context);
    if (!personal && !address && !terms) return {};
    const agreed = terms?.agreed;
    const known: Answers = {
      ...personal?.answers,
      ...address?.answers,
      ...terms?.numbers,
      ...agreed?.consents,
    };
    return {
      set: {
        ...Object.fromEntries(Object.entries(known).filter(([name]) => !context.isGiven(name))),
        isBroughtBack: true,
        areTermsAskedAgain: isMap(saved?.terms) && agreed === undefined,
        saved: {
          ...savedStages(context),
          ...(address ? { 'save-address': address.body } : {}),
          ...(agreed ? { 'save-terms': agreed.body } : {}),
        },
      },
    };
  },
  failed: () => ({}),
};
