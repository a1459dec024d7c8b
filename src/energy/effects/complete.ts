import { equal } from '../../engine/equal.ts';
import { valuesOf } from '../../engine/path.ts';
import type { Answers, Json, Outcome } from '../../engine/types.ts';
import { ApiFailure } from '../api/failure.ts';
import { buildTrackRecord } from '../api/track-record.ts';
import { number, text } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import type { sessionWords } from '../vocabulary/sources.ts';
import { consentEvidence } from './consent-evidence.ts';
import type { Effect, EffectContext } from './effect.ts';
import { savedStages, stageFailure, trackErrorPage } from './save.ts';
import { isSwitched, wasSwitched } from './sign-up.ts';

type SessionParts = Readonly<Partial<Record<keyof typeof sessionWords, Json>>>;

/** An attempt that did not end well: the next one asks first whether it was a success after all. */
const attempted = 'attempted';

/**
 * Asks for the switch (S7.06). The switchKey makes it one and the same however often it is asked for, and so does the
 * key of the attempt, which retries, tabs and reloads share. A failure leads to the error page only where `isMade` says
 * that there is no switch.
 */
async function complete(
  { read, api, signal }: EffectContext,
  isMade: () => Promise<boolean>,
): Promise<SessionParts> {
  const parts = {
    headers: { 'Idempotency-Key': `switch-${read('session.switchId')}` },
    body: { switchKey: String(read('session.switchKey')), switchCompleteOption: 'None' as const },
  };
  const reply = await api('POST /request/switch/pro/complete', parts, { signal, isWell: isMade });
  const switched = reply?.geniusSwitchedDto;
  const gas = text(switched?.referenceNumbers?.g);
  const electricity = text(switched?.referenceNumbers?.e);
  if (!gas && !electricity) throw new ApiFailure({ status: 200 });
  const name = [switched?.title, switched?.firstName, switched?.lastName].flatMap((part) => text(part) || []);
  return {
    switched: true,
    gasReference: gas ?? null,
    electricityReference: electricity ?? null,
    switchedSupplier: text(switched?.supplier) ?? '',
    switchedUuid: text(switched?.uuid) ?? null,
    switchedName: name.join(' '),
  };
}

/**
 * The switch, or that it was made already. An attempt without a clear answer is looked into before it is called a
 * failure, and before another is made: neither two switches nor a false failure come of a lost reply. Undefined when the
 * answers are no more those that were `saved`: a switch is asked for of what is on the page, or not at all (S4.03).
 */
async function completeOnce(context: EffectContext, saved: Answers): Promise<SessionParts | undefined> {
  const again = () => complete(context, async () => true).catch(() => alreadySwitched);
  const isRepeated = savedStages(context)[attempted] === true;
  if (isRepeated && (await isSwitched(context))) return again();
  if (!equal(saved, context.answers())) return undefined;
  let asked: Promise<boolean | undefined> | undefined;
  const wasMade = () => {
    asked ??= wasSwitched(context);
    return asked;
  };
  try {
    return await complete(context, async () => (await wasMade()) === true);
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.aborted) throw thrown;
    if (await wasMade()) return again();
    const isRefused = thrown.status >= 400 && thrown.status < 500;
    if (isRefused || (await wasMade()) === false) throw thrown;
    throw new Unclear(thrown);
  }
}

/** The switch may have been made, and nobody could say whether it was. */
class Unclear extends ApiFailure {}

const alreadySwitched: SessionParts = { alreadySwitched: true };

/** What the completed switch is of, as the page has it. */
const deal = ({ read, situation }: EffectContext): SessionParts => ({
  switchedFuels: read('plan.fuelTitle') ?? null,
  switchedCost: (number(read('plan.cost')) ?? 0) + (number(read('plan.gasCost')) ?? 0),
  switchedTariff: read('plan.tariffName') ?? null,
  switchedPayMethod: read('plan.payMethod') ?? null,
  switchedFixedMonths: read('plan.fixedMonths') ?? null,
  switchedExitFees: read('plan.exitFees') ?? null,
  switchedAddress: read('presentAddress.text') ?? null,
  switchedOn: situation().today,
  switchedWorkingDays: read('plan.workingDays') ?? null,
  switchDelayed: read('switchAfterCoolingOfPeriod') === true,
});

/** What was asked for in vain, where another deal was switched to before. */
const asked = ({ read }: EffectContext): SessionParts => ({
  askedSupplier: read('plan.supplierName') ?? null,
  askedTariff: read('plan.tariffName') ?? null,
});

/** Records the completed switch with what was agreed to; nobody waits for it. A page that is not secure says so. */
async function recordConsent(context: EffectContext): Promise<() => void> {
  const { situation, api, read } = context;
  const evidence = await consentEvidence(context);
  const record = buildTrackRecord(valuesOf(situation(), 'session'), valuesOf(situation(), 'brand'), {
    Action: 'Switch Complete',
    'Consent Variant': read('plan.variant'),
    'Consent Wording SHA-256': evidence?.wording ?? 'not available: this page is not secure',
  });
  return () => void api('POST /request/user/track-records', { body: [record] }).catch(() => undefined);
}

/** Completes the switch, keeps its result without a word about the person in storage, and records the consent (S7.06). */
export const completeSwitch: Effect = {
  needs: ['session.switchKey', 'session.switchId'],
  loader: 'page',
  async run(context): Promise<Outcome> {
    const saved = context.answers();
    const record = await recordConsent(context);
    try {
      const done = await completeOnce(context, saved);
      if (done === undefined) return {};
      record();
      const session: SessionParts = {
        ...done,
        // What had been made before may have been made of another deal.
        ...(done.switched === true ? deal(context) : asked(context)),
        switchKey: null,
      };
      // Nothing is left to be saved, and no answer given meanwhile makes the switch undone.
      return { sources: { session }, set: { saved: undefined } };
    } catch (thrown) {
      if (thrown instanceof ApiFailure) trackErrorPage(context, thrown);
      throw thrown;
    }
  },
  failed: (thrown, context) => ({
    set: { saved: { ...savedStages(context), [attempted]: true } },
    failure: {
      ...stageFailure('complete-switch', thrown),
      ...(thrown instanceof Unclear ? { message: sayService('switch-not-known') } : {}),
    },
  }),
};
