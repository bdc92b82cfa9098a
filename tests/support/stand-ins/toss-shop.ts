import { withCircuitBreaker } from '#server/trade/payments/gateway-circuit-breaker.ts';
import { tossGateway } from '#server/trade/payments/toss-gateway.ts';
import { optionsInStock, setStock, shopper } from '../orders/shopping.ts';
import { startTestShop } from '../server/server.ts';
import { startToss } from './toss-stand-in.ts';

/** Data that the provider sends with a refusal. */
export const no = (code: string, status = 400) => ({ status, body: { code, message: 'no' } });

/** Starts a shop that pays through a stand-in of Toss Payments. */
export async function startTossShop() {
  const toss = await startToss();
  const shop = await startTestShop({
    payments: (_, clock) =>
      withCircuitBreaker(
        tossGateway({ secretKey: 'test_sk', apiUrl: toss.url, publicUrl: 'https://shop.test' }),
        clock,
      ),
  });
  const optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  await setStock(shop, optionId, 1_000);
  const user = () => shop.as('user');
  /** Sets the state of a payment at the provider. */
  const become = (paymentKey: string, status: string) =>
    Object.assign(toss.books.get(paymentKey) ?? {}, { status });
  return {
    shop,
    toss,
    become,
    /** Starts an order whose payment window is completed. */
    async started(caller = user()) {
      const answer = await shopper(caller).start({ items: [{ optionId, quantity: 1 }] });
      const { orderNo, amount } = answer.body.data;
      const sent = { orderNo, amount, paymentKey: `pk_${orderNo}` };
      become(sent.paymentKey, 'IN_PROGRESS');
      return sent;
    },
    /** Starts another payment of the same order. */
    another(paymentKey: string): string {
      const key = `${paymentKey}-other`;
      const first = toss.books.get(paymentKey);
      if (first) toss.books.set(key, { ...first, paymentKey: key });
      return key;
    },
    confirm: (sent: object, caller = user()) => caller.post('/api/payments/confirm', sent),
    report: (data: object) => shop.as('visitor').post('/api/payments/webhook', { data }),
    stateOf: ({ orderNo }: { orderNo: string }) =>
      shop.db
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_id', 'orders.id')
        .select(['orders.status as order', 'payments.status as payment'])
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow(),
    async asksOf({ paymentKey }: { paymentKey: string }): Promise<number> {
      const asks = shop.db.selectFrom('payment_asks').select('attempts');
      return (await asks.where('payment_key', '=', paymentKey).execute()).length;
    },
    async close() {
      await shop.close();
      toss.close();
    },
  };
}

export type TossShop = Awaited<ReturnType<typeof startTossShop>>;
export const WAITS = { order: 'PENDING', payment: 'READY' };
export const PAID = { order: 'ORDERED', payment: 'PAID' };
