import type { Service } from '../../service/service.ts';
import { tokenOf } from '../../service/service.ts';
import { beginSignUp, fillSignUp, signUp } from '../../service/signUps.ts';
import type { DrawnRequest } from './draw.ts';

/** What drawn requests name: an open sign-up with its quote, a completed switch with a payment, a token. */
export type Session = Readonly<Record<string, string | number>>;

/** Begins what hostile requests are aimed at, all of it one visitor's. */
export async function beginSession(service: Service): Promise<Session> {
  const done = await signUp(service);
  const { uuid } = done.switched;
  const { customerId } = await service.call('POST /request/clevel/customer/carbonoffset', {
    query: { uuid },
  });
  const { checkOutUrl } = await service.call('POST /request/clevel/customer/{id}/carbonoffset/payment', {
    path: { id: customerId },
    body: { projectId: 1, percentage: 25 },
  });
  const open = await beginSignUp(service);
  await fillSignUp(service, open.switchKey);
  const { Authorization } = await tokenOf(service.anonymous, 'tester');
  const oid = checkOutUrl.split('/').at(-1) ?? '';
  return { ...open, uuid, customerId, oid, token: Authorization.replace('Bearer ', '') };
}

const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** A drawn request with the session's values in place: `"{{switchId}}"` in a body becomes the number. */
export function filled(request: DrawnRequest, session: Session): DrawnRequest {
  const inText = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(session[name]));
  const inTarget = (text: string) =>
    text.replaceAll(/%7B%7B(\w+)%7D%7D/g, (_, name: string) => String(session[name]));
  const { body, headers, target } = request;
  return {
    ...request,
    target: inTarget(target),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inText(value)])),
    ...(body === undefined
      ? {}
      : {
          body: inText(
            body.replaceAll('"{{switchId}}"', String(session.switchId)).replaceAll('"{{deep}}"', deep),
          ),
        }),
  };
}
