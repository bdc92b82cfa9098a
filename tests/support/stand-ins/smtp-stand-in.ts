import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Delivered = { to: string[]; from: string; raw: string };

/** A real SMTP server on loopback that keeps what it is given. */
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
    /** The next so many mails are not taken. */
    refuse: (count: number): void => {
      refusals = count;
    },
    /** Takes the words of the next mails to this address and does not answer; null: every mail is answered again. */
    mute: (address: string | null): void => {
      unanswered = address;
    },
    /** Resolves when the words of a mail to this address have come. */
    words: (address: string) =>
      new Promise<void>((resolve) => {
        heard = (to) => {
          if (to.includes(address)) resolve();
        };
      }),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The head of a mail, unfolded: one header a line. */
export const headersOf = ({ raw }: Delivered): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
