import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/kit/audit/audit-log.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let minjun: Person;
beforeAll(async () => {
  shop = await startTestShop();
  minjun = await person(shop, 'minjun');
  for (let id = 1; id <= 6; id += 1) await write(id);
});
afterAll(() => shop.close());

const PATH = '/api/admin/audit';
const admin = () => shop.as('admin');
const write = (id: number, detail: Record<string, string | number | null> = {}) =>
  inTransaction(shop.db, (tx) =>
    audit(tx, { action: 'ORDER_PLACED', target: ['ORDER', id], detail }, shop.clock.now()),
  );
type Entry = { entryId: number };
const list = async (query: string): Promise<Entry[]> =>
  (await admin().get(`${PATH}${query}`)).body.data.entries;

describe('GET one audit entry', () => {
  type Opened = { entry: Entry; thing: unknown; link: { seq: number; before: string; end: number } | null };
  const open = async (id: number): Promise<Opened> => (await admin().get(`${PATH}/${id}`)).body.data;

  it('returns action and details, and whether it is in the hash chain yet', async () => {
    await write(90, { amount: 59_000 });
    const [entry] = await list('?targetType=ORDER&targetId=90');
    const opened = await open(entry?.entryId ?? 0);
    expect(opened.entry).toEqual(entry);
    expect(opened.link).toBeNull();
    await sweepAudit({ db: shop.db, log: shop.app.log, config: shop.config });
    const rows = await shop.db.selectFrom('audit_chain').selectAll().orderBy('seq').execute();
    for (const at of [0, 4, rows.length - 1]) {
      const { seq, hash, entry_id } = rows[at] ?? { seq: 0, hash: '', entry_id: 0 };
      expect((await open(entry_id)).link).toEqual({
        seq,
        hash,
        end: rows.length,
        before: rows[at - 1]?.hash ?? '',
      });
    }
    expect((await admin().get(`${PATH}/999999999`)).status).toBe(404);
    for (const role of ['user', 'seller'] as const)
      expect((await shop.as(role).get(`${PATH}/1`)).status).toBe(403);
  });

  it('of an order, a claim or a refund names the owner of the order', async () => {
    const [option] = await optionsInStock(shop, 1);
    await buy(shop, shop.as('user'), { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    const orderId = await buy(shop, minjun.call, { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    const { order_no } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id: itemId } = await shop.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const of = { order_id: orderId, created_at: shop.clock.now() };
    const refund = await shop.db
      .insertInto('refunds')
      .values({ ...of, amount: 1_000, points: 0, reason: 'x', status: 'WAITING' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = await shop.db
      .insertInto('claims')
      .values({
        ...of,
        order_item_id: itemId,
        user_id: minjun.id,
        type: 'RETURN',
        status: 'REJECTED',
        reason: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const said = async (target: readonly ['ORDER' | 'CLAIM' | 'REFUND' | 'CASE', number]) => {
      await inTransaction(shop.db, (tx) => audit(tx, { action: 'CLAIM_REJECTED', target }, shop.clock.now()));
      const [entry] = await list('?action=CLAIM_REJECTED&size=1');
      return (await open(entry?.entryId ?? 0)).thing;
    };
    const { nickname } = (await minjun.call.get('/api/users/me/profile')).body.data;
    const thing = { orderId, orderNo: order_no, buyer: { userId: minjun.id, nickname } };
    expect(await said(['ORDER', orderId])).toEqual(thing);
    expect(await said(['CLAIM', claim.id])).toEqual(thing);
    expect(await said(['REFUND', refund.id])).toEqual(thing);
    expect(await said(['ORDER', 999_999])).toBeNull();
    expect(await said(['CASE', orderId])).toBeNull();
  });
});
