import type { Values } from '../../engine/types.ts';
import { ApiFailure, unreadable } from '../api/failure.ts';
import { readProgress, readProgressLink } from '../api/progress-replies.ts';
import { number, text } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import type { Effect, EffectContext } from './effect.ts';

/** A link that cannot be had takes nobody off the receipt of a switch that was made. */
const isWell = async () => true;

/** What the service knows of a switch that had been made before; undefined where it cannot be had. */
async function madeBefore(token: string, { api, signal, read }: EffectContext): Promise<Values | undefined> {
  const reply = await api('POST /request/progress/open', { body: { token } }, { signal, isWell }).catch(
    () => undefined,
  );
  const progress = readProgress(reply?.progressDto);
  const isSame =
    read('session.askedSupplier') === progress?.supplier && read('session.askedTariff') === progress?.tariff;
  const { g = null, e = null } = progress?.referenceNumbers ?? {};
  return (
    progress && {
      gasReference: g,
      electricityReference: e,
      switchedFuels: [g && 'Gas', e && 'Electricity'].filter(Boolean).join(' & '),
      ...(isSame && { askedSupplier: null, askedTariff: null }),
      switchedSupplier: progress.supplier,
      switchedTariff: progress.tariff,
      switchedFixedMonths: progress.fixedMonths,
      switchedExitFees: progress.exitFees ?? null,
      switchedOn: progress.appliedOn,
      switchedWorkingDays: progress.workingDays ?? null,
      switchDelayed: progress.isDelayed,
    }
  );
}

/** The link to the progress of the switch made here; one that was ended is made anew where `again` is asked for. */
export const loadProgressLink: Effect = {
  needs: ['session.switchId'],
  async run(context) {
    const { call, read, api, signal } = context;
    const body = { switchId: number(read('session.switchId')) ?? 0, again: call.with?.again === true };
    const link = readProgressLink(await api('POST /request/progress/link', { body }, { signal, isWell }));
    if (link === undefined) throw unreadable();
    const isUnknown = read('session.alreadySwitched') === true && !text(read('session.switchedSupplier'));
    const session = link.token && isUnknown ? await madeBefore(link.token, context) : undefined;
    return {
      set: { linkToken: link.token, linkUntil: link.lastDay },
      ...(session && { sources: { session } }),
    };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

/** What is known of the switch whose link is in linkToken. */
export const openProgress: Effect = {
  needs: ['linkToken'],
  async run({ read, api, signal }) {
    const token = text(read('linkToken')) ?? '';
    const reply = await api('POST /request/progress/open', { body: { token } }, { signal });
    const progress = readProgress(reply?.progressDto);
    if (progress === undefined) throw unreadable();
    return { set: { progress: { ...progress } } };
  },
  // Nobody who tries links learns more than this of any.
  failed: ({ message, status }) => ({
    set: { progress: undefined },
    failure: { message: status === 400 ? sayService('broken-link') : message, status },
  }),
};

/** Ends the link in linkToken: whoever has it sees nothing more. */
export const endProgressLink: Effect = {
  needs: ['linkToken'],
  async run({ read, api, signal }) {
    const token = text(read('linkToken')) ?? '';
    const reply = await api('POST /request/progress/end', { body: { token } }, { signal, isWell });
    if (reply?.ended !== true) throw new ApiFailure({ status: 200 });
    return { set: { linkToken: null } };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};
