import { createTransport } from 'nodemailer';
import type { Mailer } from '../kit/ports/mailer.ts';

const TIMEOUT_MS = 10_000;

/** Headers by which mail programs show a button and press it (RFC 2369 and RFC 8058). */
const refusedAt = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** Sends through the SMTP server of `url` (`smtp://user:password@host:port`), from one address for all mails. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Words of members may look like addresses of files: nothing is read for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      // As an object: an address with a comma in it is still one recipient.
      const refusal = unsubscribeUrl ? refusedAt(unsubscribeUrl) : {};
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, ...refusal });
    },
    close: () => transport.close(),
  };
}
