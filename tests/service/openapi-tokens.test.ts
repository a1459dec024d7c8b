import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../src/energy/api/contract.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { goodCalls } from '../fuzz/api/good-calls.ts';
import { type Service, startService, tokenOf } from './service.ts';
import { beginSignUp, fillSignUp, signUp } from './signUps.ts';

const names = Object.keys(calls).filter((name): name is CallName => name in calls);
const isCompletion = (name: string) => name.endsWith('/pro/complete');
/** What ends the sign-up comes last. */
const inOrder = names.toSorted((one, other) => Number(isCompletion(one)) - Number(isCompletion(other)));

/** Good parts of every call for a visitor with an open sign-up, a completed switch and a link to each. */
async function partsFor(service: Service) {
  const done = await signUp(service);
  const { customerId } = await service.call('POST /request/clevel/customer/carbonoffset', {
    query: { uuid: done.switched.uuid },
  });
  const { checkOutUrl } = await service.call('POST /request/clevel/customer/{id}/carbonoffset/payment', {
    path: { id: customerId },
    body: { projectId: 1, percentage: 25 },
  });
  const { progressLinkDto } = await service.call('POST /request/progress/link', {
    body: { switchId: done.switchId, again: false },
  });
  const kept = { emailAddress: 'comes@back.example', quote: null, answers: '{}' };
  await service.call('POST /request/quote/keep', { body: kept });
  const letters = await createOutbox(service.store.outbox, service.sealer, () => 0).waiting();
  const links = letters.map(({ text }) => /saved-quote#(\S+)/.exec(text)?.[1]);
  const open = await beginSignUp(service);
  await fillSignUp(service, open.switchKey);
  const session: Readonly<Record<string, unknown>> = {
    ...open,
    uuid: done.switched.uuid,
    customerId,
    oid: checkOutUrl.split('/').at(-1),
  };
  const linked = {
    'POST /request/progress/link': { body: { switchId: done.switchId, again: false } },
    'POST /request/progress/open': { body: { token: progressLinkDto.token } },
    'POST /request/progress/end': { body: { token: 'x'.repeat(43) } },
    'POST /request/quote/open': { body: { token: links.find((link) => link !== undefined) } },
  };
  const filled: typeof goodCalls = JSON.parse(
    JSON.stringify({ ...goodCalls, ...linked }, (_, value: unknown) => {
      const [, name] = typeof value === 'string' ? (/^\{\{(\w+)\}\}$/.exec(value) ?? []) : [];
      return name === undefined ? value : session[name];
    }),
  );
  return filled;
}

/** What the document says of a token: that it is needed, may come along, or is not looked at. */
function saidOf(document: unknown, name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const { security, responses } = Object(Object(Object(document).paths)[path])[method.toLowerCase()];
  if (security === undefined) return 401 in responses ? 'a 401 without a token to bring' : 'unread';
  return JSON.stringify(security) === '[{"bearer":[]}]' ? 'needed' : 'optional';
}

describe('the OpenAPI document of a running service', () => {
  it('says of every call whether it needs a bearer token, as the service does [G-06]', async () => {
    const service = await startService();
    try {
      const document: unknown = await (await service.app.request('/openapi.json')).json();
      const parts = await partsFor(service);
      const statusOf = async (name: CallName, headers: Readonly<Record<string, string>>) => {
        const given = parts[name];
        return (await service.anonymous(name, { ...given, headers: { ...given.headers, ...headers } }))
          .status;
      };
      const own = await tokenOf(service.anonymous, 'tester');
      const says: Record<string, string> = {};
      const does: Record<string, string> = {};
      for (const name of inOrder) {
        const without = await statusOf(name, {});
        const wrong = await statusOf(name, { Authorization: 'Bearer nobody' });
        // The very call is good, so that nothing but the token was missing.
        expect([name, await statusOf(name, own)]).toEqual([name, 200]);
        const isRefused = without === 401 || without === 404;
        does[name] = isRefused ? 'needed' : wrong === 401 ? 'optional' : 'unread';
        says[name] = saidOf(document, name);
      }
      expect(says).toEqual(does);
      expect(new Set(Object.values(does))).toEqual(new Set(['needed', 'optional', 'unread']));
    } finally {
      await service.stop();
    }
  });
});
