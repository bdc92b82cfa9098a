import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Delivered = { to: string[]; from: string; raw: string };

/** Starts an SMTP server on loopback that stores received mails. */
export async function startSmtp() {
  const delivered: Delivered[] = [];
  let refusals = 0;
  let unanswered: string | null = null;
  let heard = (_to: readonly string[]) => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        heard(to);
        if (unanswered !== null && to.includes(unanswered)) return;
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to,
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    /** Refuses this many of the next mails. */
    refuse: (count: number): void => {
      refusals = count;
    },
    /** Receives the next mails to this address without an answer; null: answers every mail again. */
    mute: (address: string | null): void => {
      unanswered = address;
    },
    /** Resolves when the text of a mail to this address has arrived. */
    words: (address: string) =>
      new Promise<void>((resolve) => {
        heard = (to) => {
          if (to.includes(address)) resolve();
        };
      }),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The header of a mail, unfolded: one field per line. */
export const headersOf = ({ raw }: Delivered): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
