import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seoulDay } from '#domain/kit/time/time.ts';
import { remind } from '#server/jobs/reminders/remind.ts';
import { type Ended, endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let begin: Date;
beforeAll(async () => {
  shop = await startTestShop();
  begin = shop.clock.now();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(begin.getTime() - shop.clock.now().getTime());
  await sql`update events set deleted_at = ${begin} where deleted_at is null`.execute(shop.db);
  await shop.db.deleteFrom('notices').execute();
});

const dayFromNow = (days: number): string => seoulDay(new Date(begin.getTime() + days * DAY_MS));

/** An event that is over and is to be announced in so many days. */
async function toAnnounce(days: number): Promise<Ended> {
  const event = await endedEvent(shop, { entries: [2, 1] });
  await sql`update events set announcement_date = ${dayFromNow(days)} where id = ${event.id}`.execute(
    shop.db,
  );
  return event;
}
/** What members of a role were notified of about announcements, in the order in which it was due. */
async function told(role: string): Promise<string[]> {
  const { rows } = await sql<{ step: string }>`
    select split_part(n.ref_type, '_', 2) as step from notices n join users u on u.id = n.user_id
    where n.type = 'EVENT_UNANNOUNCED' and u.role = ${role} order by n.id`.execute(shop.db);
  return rows.map(({ step }) => step);
}
/** The jobs of so many days from now, by two servers at once. */
async function run(days: number): Promise<void> {
  shop.clock.advance(begin.getTime() + days * DAY_MS - shop.clock.now().getTime());
  await Promise.all([remind(shop.ports), remind(shop.ports)]);
}

describe('notices about an event to announce', () => {
  it('are sent three days before, on the day, and once after it, to administrators only, once by two servers', async () => {
    await toAnnounce(4);
    const seen: string[][] = [];
    for (const days of [0, 1, 2, 4, 5, 6, 30]) {
      await run(days);
      seen.push(await told('admin'));
    }
    expect(seen).toEqual([
      [],
      ['SOON'],
      ['SOON'],
      ['SOON', 'TODAY'],
      ['SOON', 'TODAY', 'LATE'],
      ['SOON', 'TODAY', 'LATE'],
      ['SOON', 'TODAY', 'LATE'],
    ]);
    expect([await told('user'), await told('seller')]).toEqual([[], []]);
  });

  it('are the same after jobs that stood still for two days', async () => {
    await toAnnounce(4);
    for (const days of [0, 1, 3, 5]) await run(days);
    expect(await told('admin')).toEqual(['SOON', 'TODAY', 'LATE']);
  });

  it('are sent as late once if none was sent before', async () => {
    await toAnnounce(-53);
    await run(0);
    await run(1);
    expect(await told('admin')).toEqual(['LATE']);
  });

  it('are not sent once announced, and never for a draft or cancelled event', async () => {
    const { id, title } = await toAnnounce(1);
    const [draft, cancelled] = [await toAnnounce(0), await toAnnounce(0)];
    for (const [one, state] of [[draft, 'DRAFT'] as const, [cancelled, 'CANCELLED'] as const])
      await sql`update events set state = ${state} where id = ${one.id}`.execute(shop.db);
    await run(0);
    await shop.as('admin').post(resultPath(id), {});
    await shop.as('admin').post(resultPath(id, '/announce'), { title });
    await run(2);
    expect(await told('admin')).toEqual(['SOON']);
  });

  it('link present administrators to the result', async () => {
    const event = await toAnnounce(0);
    const former = await person(shop, 'gunwoo');
    await sql`update users set role = 'admin', status = 'SUSPENDED' where id = ${former.id}`.execute(shop.db);
    await run(0);
    const { rows } = await sql<{ user_id: number; path: string; message: string }>`
      select user_id, path, message from notices where type = 'EVENT_UNANNOUNCED' and ref_type like 'EVENT_TODAY%'`.execute(
      shop.db,
    );
    expect(rows.map(({ path }) => path)).toEqual(rows.map(() => `/events/result?open=${event.id}`));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ user_id }) => user_id)).not.toContain(former.id);
    await sql`update users set role = 'user', status = 'ACTIVE' where id = ${former.id}`.execute(shop.db);
  });
});
