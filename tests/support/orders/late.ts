import { randomUUID } from 'node:crypto';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import type { Answer, TestShop } from '../server/server.ts';

export const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;

/** Noon of the first day in Seoul on which something holds; the clock only goes forward. */
export function noonAfter(shop: TestShop, day: string): void {
  const from = seoulDay(shop.clock.now());
  for (let days = 1; ; days += 1)
    if (laterDay(from, days) > day) {
      shop.clock.advance(days * DAY);
      return;
    }
}

export const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
export const cancelLate = (caller: Caller, orderId: number): Promise<Answer> =>
  caller.post(`/api/users/orders/${orderId}/cancel-late`, {}, keyed());
export const nameDay = (caller: Caller, orderId: number, day: string, reason = '태풍으로 늦어졌어요') =>
  caller.post(`/api/seller/orders/${orderId}/new-day`, { day, reason }, keyed());

type Delay = { stores: number; buyer: number; seller: number; points: number[]; cancelled: number[] };

/** What was written of the delays of orders, by their ids: rows, notifications of each kind, and points. */
export async function delaysOf(
  { db }: Pick<TestShop, 'db'>,
  ids: readonly number[],
): Promise<Map<number, Delay>> {
  const rows = await db
    .selectFrom('late_deliveries')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute();
  const notices = await db
    .selectFrom('notices')
    .select(['type', 'path'])
    .where('path', 'in', ids.flatMap(pathsOf))
    .execute();
  const points = await db
    .selectFrom('point_ledger')
    .select(['points', 'ref_id'])
    .where('reason', '=', 'LATE_DELIVERY')
    .where('ref_id', 'in', ids)
    .execute();
  return new Map(
    ids.map((id) => {
      const paths = pathsOf(id);
      const own = notices.filter(({ path }) => paths.includes(path));
      const count = (type: string) => own.filter((one) => one.type === type).length;
      return [
        id,
        {
          stores: rows.filter(({ order_id }) => order_id === id).length,
          buyer: count('DELIVERY_LATE'),
          seller: count('SALE_LATE'),
          points: points.filter(({ ref_id }) => ref_id === id).map((row) => row.points),
          cancelled: [count('LATE_CANCELLED'), count('SALE_CANCELLED')],
        },
      ];
    }),
  );
}

const pathsOf = (orderId: number) => [`/my-orders/${orderId}`, `/order-manage?open=${orderId}`];

/** The same of one order. */
export const delayOf = async (shop: Pick<TestShop, 'db'>, orderId: number) =>
  (await delaysOf(shop, [orderId])).get(orderId);

/** What `delayOf` says of an order of one store that was late, and of one that was not. */
export const LATE_ONCE = { stores: 1, buyer: 1, seller: 1, points: [1_000] };
export const NEVER_LATE = { stores: 0, buyer: 0, seller: 0, points: [] };

/** The day of arrival that an order has promised. */
export const promisedOf = async ({ db }: Pick<TestShop, 'db'>, id: number): Promise<string> =>
  (await db.selectFrom('orders').select('promised_on').where('id', '=', id).executeTakeFirstOrThrow())
    .promised_on ?? '';
