import { createTransport } from 'nodemailer';
import type { Letter } from './outbox.ts';

/** Where letters go out, as the environment says. */
export interface MailSettings {
  /** `smtps://user:password@host:port`, or `smtp://` for a server that offers TLS. */
  readonly url: string;
  /** Whom they are from. */
  readonly from: string;
}

/** Waits that end before a try of the outbox does, milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends letters by SMTP, never without TLS but to this machine. Rejects when the server does not take one. */
export function mailer({ url, from }: MailSettings): (letter: Letter) => Promise<void> {
  const { hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({ url, requireTLS: !isHere, ...patience });
  return async ({ to, subject, text }) => {
    // An address by itself: as a list it would be read for more than one.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}
