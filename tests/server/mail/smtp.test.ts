import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { answerAnonymousSignups, signUpBody } from '../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { headersOf, startSmtp } from '../../support/stand-ins/smtp-stand-in.ts';

const MINUTE = 60_000;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mailer: ReturnType<typeof smtpMailer>;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startSmtp();
  mailer = smtpMailer(smtp.url, '신발장 <no-reply@sinbaljang.test>');
  shop = await startTestShop({ ports: { mailer } });
});
afterEach(async () => {
  smtp.delivered.length = 0;
  smtp.refuse(0);
  await shop.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  mailer.close();
  await shop.close();
  await smtp.close();
});

const send = () => sendMails({ ...shop.ports, log: shop.app.log });
const states = () =>
  shop.db.selectFrom('mails').select(['state', 'attempts', 'text']).orderBy('id').execute();
const queue = (to: string, subject: string) =>
  inTransaction(shop.db, (tx) =>
    queueMail(
      tx,
      shop.ports,
      { kind: 'verify', to, memberId: null },
      { subject, paragraphs: ['안녕하세요'] },
    ),
  );

describe('SMTP e-mail', () => {
  it('is sent in both formats, from one address to one', async () => {
    const body = signUpBody();
    await shop.withToken('').post('/api/auth/signup', body);
    await answerAnonymousSignups(shop);
    await send();
    const [mail, ...others] = smtp.delivered;
    expect([mail?.from, mail?.to, others]).toEqual(['no-reply@sinbaljang.test', [body.email], []]);
    expect(mail?.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect((await states()).map(({ state }) => state)).toEqual(['SENT']);
    await send();
    expect(smtp.delivered).toHaveLength(1);
  });

  it('is retried after 1, 5, 30 minutes, 2 and 12 hours, then left to an administrator', async () => {
    await queue('a@x.kr', '제목');
    smtp.refuse(6);
    for (const wait of [1, 5, 30, 120, 720]) {
      await send();
      expect((await states())[0]?.state).toBe('QUEUED');
      shop.clock.advance(wait * MINUTE - 1_000);
      await send();
      shop.clock.advance(1_000);
    }
    expect((await states())[0]?.attempts).toBe(5);
    await send();
    expect((await states())[0]).toMatchObject({ state: 'FAILED', attempts: 6 });
    expect(smtp.delivered).toEqual([]);
    smtp.refuse(0);
    await queue('b@x.kr', '제목');
    smtp.refuse(1);
    await send();
    shop.clock.advance(MINUTE);
    await send();
    expect(smtp.delivered.map(({ to }) => to)).toEqual([['b@x.kr']]);
  });

  it.each([
    ['a subject', 'a@x.kr', '제목\r\nBcc: evil@x.kr\r\n\r\n<b>hi</b>'],
    ['a subject with a lone line end', 'a@x.kr', '제목\nBcc: evil@x.kr'],
    ['an address', 'a@x.kr\r\nBcc: evil@x.kr', '제목'],
    ['a second address', 'a@x.kr, evil@x.kr', '제목'],
    ['an address with a name', 'a@x.kr> , <evil@x.kr', '제목'],
  ])('gets no extra header or recipient from %s', async (_, to, subject) => {
    await queue(to, subject);
    await send();
    for (const mail of smtp.delivered) {
      expect(mail.to).toHaveLength(1);
      expect(mail.to[0]).not.toBe('evil@x.kr');
      const headers = headersOf(mail);
      expect(headers.filter((header) => /^(bcc|cc):/i.test(header))).toEqual([]);
      expect(headers.filter((header) => /^(to|from|subject):/i.test(header))).toHaveLength(3);
    }
  });

  it('shows typed text of members as text in both formats', async () => {
    await inTransaction(shop.db, (tx) =>
      queueMail(
        tx,
        shop.ports,
        { kind: 'verify', to: 'a@x.kr', memberId: null },
        { subject: '<i>', paragraphs: ['<script>alert(1)</script>"&'], notes: ['<img src=x>'] },
      ),
    );
    const { html } = await shop.db.selectFrom('mails').select('html').executeTakeFirstOrThrow();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
    expect(html).not.toMatch(/<script|<img|<i>/);
  });

  it('loses its text a day after sending, and its row after a month', async () => {
    await queue('a@x.kr', '제목');
    await send();
    shop.clock.advance(23 * 60 * MINUTE);
    await sweepTraces(shop.ports);
    expect((await states())[0]?.text).not.toBe('');
    shop.clock.advance(2 * 60 * MINUTE);
    await sweepTraces(shop.ports);
    expect((await states())[0]?.text).toBe('');
    shop.clock.advance(30 * 24 * 60 * MINUTE);
    await sweepTraces(shop.ports);
    expect(await states()).toEqual([]);
  });
});
