import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { noteLogIn } from '#server/members/auth/login-event-store.ts';
import { notify } from '#server/notices/notify.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let nari: Person;
beforeAll(async () => {
  shop = await startTestShop();
  nari = await person(shop, 'nari');
  for (const table of ['login_events', 'mails', 'notices'] as const)
    await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const from = { network: '', device: '' };

/** Writes one row of each kind at a moment. */
async function leave(at: string): Promise<void> {
  shop.clock.advance(Date.parse(at) - shop.clock.now().getTime());
  const now = shop.clock.now();
  await noteLogIn(shop.db, { userId: nari.id, outcome: 'IN', method: 'PASSWORD', ...from }, now);
  await notify(shop.db, 'PASSWORD_CHANGED', [{ userId: nari.id, facts: { at: now } }], now);
  const letter = { subject: at, paragraphs: ['.'] };
  await shop.db
    .transaction()
    .execute((tx) => queueMail(tx, shop.ports, { kind: 'reset', to: nari.email, memberId: nari.id }, letter));
}

async function counts(): Promise<unknown> {
  const { rows } = await sql`select (select count(*)::int from login_events) as logins,
    (select count(*)::int from notices where user_id = ${nari.id}) as notices,
    (select count(*)::int from mails where member_id = ${nari.id}) as mails`.execute(shop.db);
  return rows[0];
}

const sweepAt = async (at: string): Promise<unknown> => {
  shop.clock.advance(Date.parse(at) - shop.clock.now().getTime());
  await sweepTraces(shop.ports);
  return counts();
};

it('retention: logins three months, notices 90 days and e-mails 30 days, and no longer', async () => {
  await leave('2027-05-01T03:00:00Z');
  expect(await sweepAt('2027-05-31T02:59:00Z')).toEqual({ logins: 1, notices: 1, mails: 1 });
  expect(await sweepAt('2027-05-31T03:01:00Z')).toEqual({ logins: 1, notices: 1, mails: 0 });
  expect(await sweepAt('2027-07-30T02:59:00Z')).toEqual({ logins: 1, notices: 1, mails: 0 });
  expect(await sweepAt('2027-07-30T03:01:00Z')).toEqual({ logins: 1, notices: 0, mails: 0 });
  expect(await sweepAt('2027-08-01T02:59:00Z')).toEqual({ logins: 1, notices: 0, mails: 0 });
  expect(await sweepAt('2027-08-01T03:01:00Z')).toEqual({ logins: 0, notices: 0, mails: 0 });
});
