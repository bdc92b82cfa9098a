import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_PENDING_SHOWN } from '#domain/kit/time/pending-cap.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { endedEvent, resultPath } from '../../../support/events/ended-event.ts';
import { person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const read = async () => (await shop.as('admin').get('/api/admin/waiting')).body.data;

it('counts of open work are limited per page, and cost one statement beside the authentication', async () => {
  await shop.db.deleteFrom('report_cases').execute();
  expect((await read()).reports).toBe(0);
  const { id: author_id } = await person(shop, 'gunwoo');
  const now = shop.clock.now();
  const caseOf = (target_id: number, state: string) => ({
    target_type: 'MEMBER',
    target_id,
    author_id,
    state,
    score: 1,
    snapshot: '{}',
    created_at: now,
  });
  await shop.db
    .insertInto('report_cases')
    .values([caseOf(1, 'PENDING'), caseOf(2, 'IN_REVIEW'), caseOf(3, 'REJECTED')])
    .execute();
  expect((await read()).reports).toBe(2);
  await shop.db
    .insertInto('report_cases')
    .values(Array.from({ length: MAX_PENDING_SHOWN + 20 }, (_, index) => caseOf(100 + index, 'PENDING')))
    .execute();
  const counted = await withQueryCount(async (count) => {
    expect((await read()).reports).toBe(MAX_PENDING_SHOWN + 1);
    return count.queries;
  });
  expect(counted).toBeLessThanOrEqual(2);
});

it('counts of open work include ended events without an announced result', async () => {
  const before = (await read()).events;
  const { id } = await endedEvent(shop, { entries: [2, 1] });
  await endedEvent(shop, { over: -3 });
  expect((await read()).events).toBe(before + 1);
  await shop.as('admin').post(resultPath(id), {});
  expect((await read()).events).toBe(before + 1);
  const { title } = (await shop.as('visitor').get(`/api/events/${id}`)).body;
  await shop.as('admin').post(resultPath(id, '/announce'), { title });
  expect((await read()).events).toBe(before);
});
