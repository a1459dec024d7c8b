import { tokenSeconds } from '../../../service/token.ts';
import type { sessionCalls } from '../../api/contract/session.ts';
import type { HandlersOf, Services } from './group.ts';

/** Handlers of the token and of tracking. */
export const sessionHandlers = ({
  store,
  tokens,
  onTrackingFailure,
}: Services): HandlersOf<keyof typeof sessionCalls> => ({
  'POST /auth/token': async ({ headers }) => ({
    token: await tokens.issue(headers['Visitor-Id']),
    expiresInSeconds: tokenSeconds,
  }),
  'POST /request/user/track-records': async ({ body }) => {
    try {
      return { recorded: await store.saveTracking(body) };
    } catch (thrown) {
      onTrackingFailure(thrown);
      return { recorded: 0 };
    }
  },
});
