import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseOf, neighbours, report, secondAdmin } from '../../../support/care.ts';
import { activityPoints, balance } from '../../../support/community.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let author: Person;
let first: string;
let admins: Caller[];
let crowd: Awaited<ReturnType<typeof neighbours>>;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  [{ token: first } = { token: '' }, ...crowd] = await neighbours(shop, 6, 700);
  admins = [shop.as('admin'), (await secondAdmin(shop)).call];
});
afterAll(() => shop.close());

/** What a feed and a review are made, changed and seen by. */
const THINGS = {
  FEED: {
    make: async () => (await feedBy(shop, author)).feedId as number,
    edit: (id: number) => author.call.put(`/api/feeds/text-only/${id}`, { content: '고쳐 쓴 글' }),
    address: (id: number) => `/api/feeds/${id}`,
  },
  REVIEW: {
    make: async () => (await reviewBy(shop, author)).reviewId as number,
    edit: (id: number) =>
      author.call.put(`/api/user/reviews/${id}`, { content: '고쳐 쓴 리뷰예요. 발이 편해요.' }),
    address: (id: number) => `/api/reviews/${id}`,
  },
} as const;

it.each(Object.keys(THINGS) as (keyof typeof THINGS)[])(
  'concurrent hide, restore, edit and five reports of a %s end in the state of the last audit entry, with the right points',
  async (type) => {
    const { make, edit, address } = THINGS[type];
    const before = { deeds: await activityPoints(shop, author.id), points: await balance(shop, author.id) };
    const id = await make();
    const made = { deeds: await activityPoints(shop, author.id), points: await balance(shop, author.id) };
    expect(made).not.toEqual(before);
    const target = { targetType: type, targetId: id };
    expect((await report(shop, first, target)).status).toBe(200);
    const { id: caseId } = await caseOf(shop, type, id);
    const decide = async (decision: string, by: number) => {
      const { version } = await caseOf(shop, type, id);
      return admins[by % 2]?.post(`/api/admin/reports/${caseId}/decision`, {
        decision,
        version,
        rule: '광고 금지',
      });
    };
    for (const [round, decision] of ['HIDE', 'HIDE', 'NO_PROBLEM', 'HIDE', 'NO_PROBLEM'].entries()) {
      // The claim of the other one is over.
      shop.clock.advance(11 * 60_000);
      const answers = await Promise.all([
        ...[0, 1].map((by) => decide(decision, by)),
        edit(id),
        ...crowd.map(({ token }, index) => report(shop, token, target, `198.51.100.${index + 1}`)),
      ]);
      expect([round, answers.filter((answer) => (answer?.status ?? 500) >= 500)]).toEqual([round, []]);
      const known = await caseOf(shop, type, id);
      const entries = await shop.db
        .selectFrom('audit_entries')
        .select('detail')
        .where('action', '=', 'CASE_DECIDED')
        .where('target_id', '=', caseId)
        .orderBy('id', 'desc')
        .execute();
      expect([round, known.decision]).toEqual([round, entries[0]?.detail.decision ?? null]);
      const isShown = (await shop.as('visitor').get(address(id))).status === 200;
      expect([round, isShown]).toEqual([round, known.hidden_at === null]);
      // What many have hidden keeps what it has earned until somebody decides.
      const isTaken = known.taken !== null;
      const now = { deeds: await activityPoints(shop, author.id), points: await balance(shop, author.id) };
      expect([round, now]).toEqual([round, isTaken ? before : made]);
      const { count } = await shop.db
        .selectFrom('reports')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('case_id', '=', caseId)
        .where('round', '=', known.round)
        .executeTakeFirstOrThrow();
      expect([round, Number(count) <= crowd.length + 1]).toEqual([round, true]);
    }
    expect(await ledgerProblems(shop)).toEqual([]);
  },
);
