import { valuesOf } from '../../engine/path.ts';
import { buildTrackRecord } from '../api/track-record.ts';
import type { Effect } from './effect.ts';

/** Records a page view or an action (Q7.01); whatever happens, nobody is disturbed. */
export const track: Effect = {
  needs: [],
  async run({ call, situation, api }) {
    const now = situation();
    const record = buildTrackRecord(valuesOf(now, 'session'), valuesOf(now, 'brand'), call.with);
    await api('POST /request/user/track-records', { body: [record] });
    return {};
  },
  failed: () => ({}),
};
