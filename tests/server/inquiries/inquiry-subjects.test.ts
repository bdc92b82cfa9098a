import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#domain/inquiries/inquiry.ts';
import { claimCode } from '#domain/trade/claims/claim-code.ts';
import { ask, deliver, twoStores } from '../../support/orders/delivered.ts';
import { INQUIRY, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Bought = { lines: number[]; claimId: number };

let shop: TestShop;
let [buyer, other, seller, rival]: Caller[] = [];
let mine: Bought;
let theirs: Bought;
beforeAll(async () => {
  shop = await startTestShop();
  const options = await twoStores(shop);
  [buyer, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
  [seller, rival] = [
    await sellerOf(shop, options[0].product_id),
    await sellerOf(shop, options[1].product_id),
  ];
  const claimed = async (caller: Caller): Promise<Bought> => {
    const { itemIds } = await deliver(shop, caller, options);
    const claim = await ask(caller, { orderItemId: Number(itemIds[0]), type: 'RETURN', reason: 'SIZE' });
    return { lines: itemIds, claimId: claim.body.data.claimId };
  };
  [mine, theirs] = [await claimed(buyer), await claimed(other)];
});
afterAll(() => shop.close());

const open = (caller: Caller | undefined, subject: object) =>
  caller?.post('/api/user/inquiries', { ...INQUIRY, lineId: null, ...subject });
const shownTo = async (caller: Caller | undefined, of: string): Promise<Inquiry[]> =>
  (await caller?.get(`/api/${of}/inquiries?size=100`))?.body.data.content;
const eventId = async (state: string): Promise<number> =>
  (
    await shop.db
      .selectFrom('events')
      .select('id')
      .where('state', '=', state)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('inquiry from a claim', () => {
  it('names the claim with its code, and goes to the store of its line alone', async () => {
    const { lines, claimId } = mine;
    const id = await inquire(shop.as('user'), lines[0], { claimId, topic: 'RETURN' });
    const claim = { claimId, code: claimCode(claimId) };
    expect((await threadOf(shop.as('user'), id)).claim).toEqual(claim);
    const [first] = (await shownTo(seller, 'seller')).filter(({ inquiryId }) => inquiryId === id);
    expect(first?.claim).toEqual(claim);
    expect((await shownTo(rival, 'seller')).map(({ inquiryId }) => inquiryId)).not.toContain(id);
  });

  it('is found by the code of its claim, and by no other code', async () => {
    const id = await inquire(shop.as('user'), mine.lines[0], { claimId: mine.claimId });
    const found = async (code: string): Promise<number[]> =>
      (await seller?.get(`/api/seller/inquiries?size=100&q=${code}`))?.body.data.content.map(
        ({ inquiryId }: Inquiry) => inquiryId,
      );
    expect(await found(claimCode(mine.claimId))).toContain(id);
    expect(await found(claimCode(theirs.claimId))).not.toContain(id);
  });

  it.each([
    [
      'the claim of another member on an own line',
      () => ({ lineId: mine.lines[0], claimId: theirs.claimId }),
    ],
    ['another line of the same order', () => ({ lineId: mine.lines[1], claimId: mine.claimId })],
    ['no line', () => ({ claimId: mine.claimId })],
    ['a claim that does not exist', () => ({ lineId: mine.lines[0], claimId: 99_999_999 })],
  ])('is refused for %s', async (_, subject) => {
    const answer = await open(buyer, subject());
    expect([answer?.status, answer?.body.code]).toEqual([404, 'CLAIM_NOT_FOUND']);
  });
});

describe('inquiry about an event', () => {
  it('goes to the shop with the title of the event, by which it is found', async () => {
    const event = await eventId('PUBLISHED');
    const answer = await open(buyer, { eventId: event });
    const id = answer?.body.data.inquiryId;
    const { title } = (await shop.as('visitor').get(`/api/events/${event}`)).body;
    const q = encodeURIComponent(title);
    const found: Inquiry[] = (await shop.as('admin').get(`/api/admin/inquiries?size=100&q=${q}`)).body.data
      .content;
    expect(found.find(({ inquiryId }) => inquiryId === id)?.event).toEqual({ eventId: event, title });
    expect((await shownTo(seller, 'seller')).map(({ inquiryId }) => inquiryId)).not.toContain(id);
  });

  it('is refused together with a line, and for an event that members cannot see', async () => {
    const event = await eventId('PUBLISHED');
    const { rows } = await sql<{ id: number }>`
      insert into events (title, description, type, state, start_date, end_date, created_at)
      select title, description, type, 'DRAFT', start_date, end_date, created_at from events where id = ${event}
      returning id`.execute(shop.db);
    const subjects = [
      { eventId: event, lineId: mine.lines[0] },
      { eventId: rows[0]?.id },
      { eventId: 99_999_999 },
    ];
    for (const subject of subjects) {
      const answer = await open(buyer, subject);
      expect([subject, answer?.status, answer?.body.code]).toEqual([subject, 404, 'EVENT_NOT_FOUND']);
    }
  });
});
