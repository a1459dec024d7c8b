import { buildTrackRecord } from '../api/track-record.ts';
import type { Effect } from './effect.ts';

/** Records a page view or an action (Q7.01); whatever happens, nobody is disturbed. */
export const track: Effect = {
  needs: [],
  async run({ call, situation, api }) {
    const { session, brand } = situation().sources;
    await api('POST /request/user/track-records', { body: [buildTrackRecord(session, brand, call.with)] });
    return {};
  },
  failed: () => ({}),
};
