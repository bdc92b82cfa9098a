import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DocumentKind, latestOf } from '#domain/members/signup/documents.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { setSeoulHour } from '../../support/server/test-clock.ts';
import { headersOf, startSmtp } from '../../support/stand-ins/smtp-stand-in.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mailer: ReturnType<typeof smtpMailer>;
let shop: TestShop;
let wants: Person;
let silent: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  mailer = smtpMailer(smtp.url, '신발장 <no-reply@sinbaljang.test>');
  shop = await startTestShop({ ports: { mailer } });
  [wants, silent] = [await person(shop, 'seoyeon'), await person(shop, 'yejun')];
});
beforeEach(() => agree('MARKETING'));
afterEach(async () => {
  smtp.delivered.length = 0;
  smtp.refuse(0);
  at('12:00');
  for (const table of ['mails', 'consents'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(async () => {
  mailer.close();
  await shop.close();
  await smtp.close();
});

async function agree(document: DocumentKind, agreed = true) {
  const version = latestOf(document).version;
  await wants.call.put('/api/users/me/consents', { consents: [{ document, version, agreed }] });
  // What confirms the choice is none of this.
  await shop.db.deleteFrom('mails').execute();
}
const at = (hour: string, days = 0) => setSeoulHour(shop.clock, hour, days);
const offer = (who: Pick<Person, 'id' | 'email'> | null) =>
  inTransaction(shop.db, (tx) =>
    queueMail(
      tx,
      shop.ports,
      { kind: 'offer', to: who?.email ?? 'a@x.kr', memberId: who?.id ?? null },
      { subject: '주말 쿠폰이 왔어요', paragraphs: ['걷기 좋은 날이에요.'], notes: ['이번 주까지예요.'] },
    ),
  );
const queued = () =>
  shop.db.selectFrom('mails').select(['subject', 'text', 'html', 'next_at', 'state']).execute();
const send = () => sendMails({ ...shop.ports, log: shop.app.log });

describe('advertising e-mail', () => {
  it('goes to members with consent, is labelled, and has a one-click opt-out', async () => {
    for (const who of [wants, silent, null]) await offer(who);
    const [mail, ...others] = await queued();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('(광고) 주말 쿠폰이 왔어요');
    expect(mail?.text).toMatch(
      /이번 주까지예요\.[\s\S]*보내는 곳: 신발장[\s\S]*수신 거부: \S+\/unsubscribe\?token=/,
    );
    expect(mail?.html).toMatch(/<a href="[^"]+\/unsubscribe\?token=[\w-]+">수신 거부<\/a>/);
    await send();
    const [sent, ...more] = smtp.delivered;
    expect([sent?.to, more]).toEqual([[wants.email], []]);
    if (!sent) throw new Error('nothing was sent');
    const headers = headersOf(sent);
    const [list] = headers.filter((header) => header.startsWith('List-Unsubscribe:'));
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = new URL(/<([^<>]+)>/.exec(list ?? '')?.[1] ?? '');
    const press = await shop.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(press.statusCode).toBe(200);
    await shop.db.deleteFrom('mails').execute();
    await offer(wants);
    expect(await queued()).toEqual([]);
  });

  it('differs from a transactional e-mail, which goes to everybody unlabelled', async () => {
    await inTransaction(shop.db, (tx) =>
      queueMail(
        tx,
        shop.ports,
        { kind: 'mfa-changed', to: silent.email, memberId: silent.id },
        { subject: '2단계 인증을 켰어요', paragraphs: ['켰어요.'] },
      ),
    );
    at('23:00');
    await send();
    const [sent] = smtp.delivered;
    expect(sent && headersOf(sent).filter((header) => /^List-/.test(header))).toEqual([]);
    expect((await queued())[0]?.subject).toBe('2단계 인증을 켰어요');
  });

  it.each([
    ['20:59', 0, '20:59', 0],
    ['21:00', 0, '08:00', 1],
    ['23:59', 0, '08:00', 1],
    ['00:00', 1, '08:00', 1],
    ['07:59', 1, '08:00', 1],
    ['08:00', 1, '08:00', 1],
  ])(
    'written at %s goes out in the hours for members without night consent',
    async (now, day, due, dueDay) => {
      at(now, day);
      await offer(wants);
      at(due, dueDay);
      expect((await queued())[0]?.next_at).toEqual(shop.clock.now());
    },
  );

  it('goes out at night to members with night consent', async () => {
    await agree('MARKETING_NIGHT');
    at('23:00');
    await offer(wants);
    await send();
    expect(smtp.delivered).toHaveLength(1);
  });

  it('waits for the morning if a server was down or an attempt failed until the night', async () => {
    at('20:50');
    await offer(wants);
    smtp.refuse(1);
    await send();
    at('22:00');
    await send();
    expect(smtp.delivered).toEqual([]);
    at('07:59', 1);
    await send();
    expect(smtp.delivered).toEqual([]);
    at('08:00', 1);
    await send();
    expect(smtp.delivered).toHaveLength(1);
    expect(await shop.db.selectFrom('mails').select('attempts').execute()).toEqual([{ attempts: 2 }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has refused it', () => agreeLater(false)],
    [
      'has another address',
      () => shop.db.updateTable('users').set({ email: 'new@x.kr' }).where('id', '=', wants.id).execute(),
    ],
    ['has left', () => wants.set({ status: 'DELETED' })],
  ])('that waits is not sent to a member who %s since', async (_, happen) => {
    at('22:00');
    await offer(wants);
    await happen();
    at('08:00', 1);
    await send();
    expect([smtp.delivered, await queued()]).toEqual([[], []]);
    await wants.set({ status: 'ACTIVE' });
    await shop.db.updateTable('users').set({ email: wants.email }).where('id', '=', wants.id).execute();
  });

  async function agreeLater(agreed: boolean) {
    const row = { document: 'MARKETING', version: latestOf('MARKETING').version, agreed };
    await shop.db
      .insertInto('consents')
      .values({ ...row, user_id: wants.id, at: shop.clock.now(), via: 'MAIL' })
      .execute();
  }
});
