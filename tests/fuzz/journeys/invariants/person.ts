import { own } from '../../../../src/engine/own.ts';
import { valuesOf } from '../../../../src/engine/path.ts';
import type { JourneyState } from '../../../../src/engine/types.ts';
import type { Request } from '../service.ts';
import { personalTexts } from '../typed.ts';
import type { Invariants, Visit } from '../visit.ts';
import { termsShown } from './shown.ts';

/** Fields by which somebody agrees to something. */
const consents = (visit: Visit) => [
  'gdprConsent',
  'isAuthorisedToSetupDirectDebits',
  ...Object.keys(visit.view.model.name === 'sign-up' ? termsShown(visit) : {}),
];

/** A consent becomes true by a person who gives it, or by a preset that fills what was never answered. */
function consentsComeFromAPerson(visit: Visit, before: JourneyState) {
  const { acting, state } = visit;
  if (state.answers === before.answers) return undefined;
  for (const name of consents(visit)) {
    if (own(state.answers, name) !== true || own(before.answers, name) === true) continue;
    if (acting?.is === 'answer' && acting.field === name) continue;
    if (acting?.is === 'back' && acting.field === name) continue;
    const isPreset = visit.view.model.steps.some(({ card }) => own(card.presets, name) !== undefined);
    if (name === 'mpanValid' || (isPreset && own(before.answers, name) === undefined)) continue;
    return `${name} became true by itself`;
  }
  return undefined;
}

const noErrorShowsBeforeItsFieldWasUsed = ({ state, used }: Visit) => {
  const odd = Object.keys(state.touched).find((field) => !used.has(field));
  return odd && `${odd} was not used, and its errors show`;
};

const cleared: Readonly<Record<string, RegExp>> = {
  usageSource: /^(gasUsage|electricityUsage)\.|^averageLevel$/,
  manuallyEnterBilling: /^billing\./,
  'previous.manually': /^previous\.(?!years|months|manually)/,
};

/** After a change of tab or toggle no error of what it governs shows. */
function aTabClearsValidation(visit: Visit, before: JourneyState) {
  const { acting, state } = visit;
  if (acting?.is !== 'answer' || state.answers === before.answers) return undefined;
  const pattern = own(cleared, acting.field);
  if (!pattern || own(state.answers, acting.field) === own(before.answers, acting.field)) return undefined;
  const odd = Object.keys(state.touched).find((field) => pattern.test(field));
  return odd && `${acting.field} changed, and the errors of ${odd} show`;
}

/** Whatever is kept beyond the page holds nothing that tells who somebody is. */
function nothingPersonalIsKept({ sessions, state }: Visit) {
  const last = sessions.at(-1);
  if (last === undefined || last !== valuesOf(state, 'session')) return undefined;
  const { switchedName: _, switchedAddress: __, ...kept } = last;
  const text = JSON.stringify(kept);
  const odd = personalTexts.find((one) => text.includes(one));
  return odd && `the session holds ${odd}`;
}

function nothingPersonalIsTracked(_: Visit, { name, body }: Request) {
  if (name !== 'POST /request/user/track-records') return undefined;
  const text = JSON.stringify(body);
  const odd = personalTexts.find((one) => text.includes(one));
  return odd && `a track record holds ${odd}`;
}

/** Neither and a smart meter are never ticked together; unticked needs are forgotten; three addresses at most. */
function togglesHold({ state: { answers }, view: { model } }: Visit) {
  if (model.name === 'sign-up') {
    const { gasSmartMeterInstalled: gas, electricitySmartMeterInstalled: electricity } = answers;
    if (answers.neitherSmartMeterInstalled === true && (gas === true || electricity === true))
      return 'Neither is ticked beside a smart meter';
    if (answers.hasMedicalConditionOrIndividualRequirement !== true && answers.specialNeedsId !== undefined)
      return 'a condition is kept though the box is not ticked';
    const list = answers.previousAddresses;
    if (Array.isArray(list) && list.length > 3) return 'there are more than three previous addresses';
  }
  return undefined;
}

/** In the combined view one kind of figure holds for both fuels; a chosen average gives every fuel its figure. */
function figuresGoTogether(visit: Visit) {
  const { answers } = visit.state;
  if (visit.view.model.name !== 'quote' || !visit.field('usageSource')) return undefined;
  const [gas, electricity] = ['gasUsage.usageType', 'electricityUsage.usageType'].map((name) =>
    own(answers, name),
  );
  if (answers.compareFuel === 'gasElectricity' && gas !== electricity)
    return `gas is in kind ${gas}, electricity in kind ${electricity}`;
  return undefined;
}

function anAverageFillsEveryFuel(visit: Visit) {
  const { answers } = visit.state;
  if (answers.usageSource !== 'average' || typeof answers.averageLevel !== 'string') return undefined;
  for (const fuel of ['gas', 'electricity']) {
    const name = `${fuel}Usage.usage`;
    const isEmptied = visit.given.emptied.has(name);
    if (visit.field(name) && own(answers, name) === undefined && !isEmptied)
      return `${name} is empty though a ${answers.averageLevel} average is chosen`;
  }
  return undefined;
}

/** What a person does and does not do. */
export const person = {
  changes: {
    'a consent comes from a person or a declared preset [Q2.16] [S4.06] [S4.07]': consentsComeFromAPerson,
    'a change of tab or toggle clears validation [Q4.33] [S2.13]': aTabClearsValidation,
  },
  looks: {
    'no error shows before its field was used [Q5.01]': noErrorShowsBeforeItsFieldWasUsed,
    'nothing personal is kept beyond the page [Q4.50]': nothingPersonalIsKept,
    'toggles hold [S4.04] [S4.05] [S2.12]': togglesHold,
    'both fuels have figures of one kind [Q4.34]': figuresGoTogether,
    'an average fills every fuel [Q4.35]': anAverageFillsEveryFuel,
  },
  sends: {
    'nothing personal is tracked [Q7.01]': nothingPersonalIsTracked,
  },
} satisfies Partial<Invariants>;
