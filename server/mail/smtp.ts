import { createTransport } from 'nodemailer';
import type { Mailer } from '../kit/ports/mailer.ts';

const TIMEOUT_MS = 10_000;

/** Headers of one-click unsubscription (RFC 2369 and RFC 8058). */
const refusedAt = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/**
 * Creates the mailer of an SMTP server `url` (`smtp://user:password@host:port`) with one sender
 * address.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Text of members may look like a path or address: the library must not read any.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      // As an object, so that an address with a comma stays one recipient.
      const refusal = unsubscribeUrl ? refusedAt(unsubscribeUrl) : {};
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, ...refusal });
    },
    close: () => transport.close(),
  };
}
