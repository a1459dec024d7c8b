import { daysAfter, ukDayAt, ukEndOf } from '../../../days/days.ts';
import { Refused } from '../../../service/refused.ts';
import type { progressCalls } from '../../api/contract/progress.ts';
import { progressLetter } from '../letters/letters.ts';
import { lettersTo } from '../links.ts';
import { answerOf } from '../sign-up/complete.ts';
import { hashOf, isOwn, newKey } from '../sign-up/keys.ts';
import { fuelsOf, readPlan } from '../sign-up/plan.ts';
import { addressOf, openSection } from '../sign-up/sections.ts';
import type { ProgressLink } from '../store/progress.ts';
import type { SignUp } from '../store/signUps.ts';
import type { HandlersOf, Services } from './group.ts';

/** Days after the application on which a link ends: the latest switch and its first bill are behind then. */
const followed = 60;

// One sentence for every reason: nobody learns which switches there are, or whose.
const noSwitch = new Refused(404, 'We could not find a switch with this number.', 'switchId');
const noLink = new Refused(
  404,
  'We could not find a switch by this link. Its time is over, it was stopped, or a part of it is missing.',
  'token',
);

const placeOf = (switchId: number) => `${switchId} progress`;

/** Handlers of a switch's progress: a link for its customer alone, and what the service knows of the switch. */
export function progressHandlers(services: Services): HandlersOf<keyof typeof progressCalls> {
  const { store, sealer, outbox, brand, publicUrl, market, rules, bound, now } = services;
  const { progress } = store;
  const completed = (switchId: number) => store.signUps.findCompleted('completed_switch_id', switchId);

  /** A new token: as it is given out, and as it is kept. */
  const make = (switchId: number) => {
    const token = newKey();
    return { token, kept: { token_hash: hashOf(token), token: sealer.seal(token, placeOf(switchId)) } };
  };
  const opened = ({ token, switch_id }: ProgressLink) => {
    const text = token === null ? null : sealer.open(token, placeOf(switch_id));
    return typeof text === 'string' ? text : null;
  };

  /** The first link of a switch, and the letter that brings it, where the customer may be sent one. */
  async function begin(signUp: SignUp, lastDay: string): Promise<void> {
    const { switch_id } = signUp;
    const { token, kept } = make(switch_id);
    const ends = ukEndOf(lastDay);
    const to = addressOf(sealer, signUp);
    const isSent = to !== '' && (await store.counters([lettersTo(to)])) === 0;
    // Behind the # it is sent to no server by itself: neither logs nor a look ahead at the link get it.
    const link = `${publicUrl}/switch-progress#${token}`;
    const letter = isSent
      ? outbox.sealed(progressLetter({ to, link, lastDay, ...brand() }), {
          ends,
          about: switch_id,
          id: kept.token_hash,
        })
      : undefined;
    const moments = { created_at: new Date(now()).toISOString(), ends_at: new Date(ends).toISOString() };
    await progress.begin({ switch_id, ...kept, ...moments }, letter);
  }

  return {
    'POST /request/progress/link': async ({ body: { switchId, again } }, caller) => {
      const signUp = await completed(switchId);
      if (!isOwn(signUp, caller)) return noSwitch;
      const lastDay = lastDayOf(signUp);
      if (ukEndOf(lastDay) <= now()) return { progressLinkDto: { token: null, lastDay } };
      if ((await progress.of(switchId)) === undefined) await begin(signUp, lastDay);
      else if (again) await progress.renew(switchId, make(switchId).kept);
      // Read again: another tab may have been first, or the switch is forgotten.
      const link = await progress.of(switchId);
      return link ? { progressLinkDto: { token: opened(link), lastDay } } : noSwitch;
    },
    'POST /request/progress/open': async ({ body }) => {
      const link = await progress.open(hashOf(body.token), new Date(now()).toISOString());
      const signUp = link && (await completed(link.switch_id));
      if (!signUp) return noLink;
      const { referenceNumbers, supplier } = answerOf(sealer, signUp);
      const fuels = fuelsOf(readPlan(signUp.plan));
      const [chosen] = fuels;
      const { supplier: seller, tariff } = (chosen && market().catalogue.findOffer(chosen.tariffId)) ?? {};
      const { workingDays } = (seller && rules?.figuresOf(seller.id, bound())) ?? {};
      const progressDto = {
        referenceNumbers,
        supplier,
        tariff: tariff?.name ?? '',
        appliedOn: dayOf(signUp.completed_at),
        sentOn: signUp.handed_off_at === null ? null : dayOf(signUp.handed_off_at),
        isDelayed: openSection(sealer, signUp, 'terms')?.switchAfterCoolingOfPeriod === true,
        ...(workingDays === undefined ? {} : { workingDays }),
        fixedMonths: tariff?.months ?? null,
        ...(tariff && { exitFees: tariff.exitFeeGbp * fuels.length }),
        lastDay: lastDayOf(signUp),
      };
      return { progressDto };
    },
    'POST /request/progress/end': async ({ body }) => {
      await progress.end(hashOf(body.token));
      return { ended: true };
    },
  };
}

const dayOf = (moment: string | null) => ukDayAt(new Date(moment ?? Number.NaN));
const lastDayOf = ({ completed_at }: SignUp) => daysAfter(dayOf(completed_at), followed);
