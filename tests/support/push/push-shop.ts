import type { CauseKind, Facts } from '#server/notices/causes.ts';
import { notify } from '#server/notices/notify.ts';
import { sendPushes } from '#server/notices/push/send-pushes.ts';
import { demonstrationKeys } from '#server/notices/push/vapid-keys.ts';
import { webPushSender } from '#server/notices/push/web-push.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import type { Person } from '../members/people.ts';
import { startTestShop } from '../server/server.ts';
import { type PushBrowser, pushBrowser, pushService } from './push-browser.ts';

export const PUSH_DEVICES = '/api/users/me/push-devices';
const KEYS = demonstrationKeys(Buffer.alloc(32, 5));

/** Facts of an order and of a parcel. */
export const FACTS = {
  ORDER_PLACED: { orderId: 1, orderNo: 'N-20261129-1', amount: 139_000 },
  ORDER_SHIPPED: { orderId: 1, lineId: 1, product: '가벼운 운동화', others: 0 },
} satisfies Partial<{ [K in CauseKind]: Facts[K] }>;

/** A shop that pushes to a service of the test. */
export async function startPushShop() {
  const service = pushService();
  const push = await webPushSender({ ...KEYS, subject: 'mailto:shop@sinbaljang.test' }, service.transport);
  const shop = await startTestShop({ ports: { push } });
  let browsers = 0;
  return {
    shop,
    service,
    publicKey: KEYS.publicKey,
    /** Registers a new browser of a person. */
    async subscribe(who: Pick<Person, 'call'>, host = 'push.sinbaljang.kr'): Promise<PushBrowser> {
      browsers += 1;
      const browser = pushBrowser(`https://${host}/send/${browsers}`);
      const { status } = await who.call.put(PUSH_DEVICES, browser.subscription);
      if (status !== 200) throw new Error(`registration: status ${status}`);
      return browser;
    },
    notify: <K extends CauseKind>(kind: K, { id }: Pick<Person, 'id'>, facts: Facts[K]) =>
      notify(shop.db, kind, [{ userId: id, facts }], shop.clock.now()),
    /** Runs both jobs of notifications. */
    async send() {
      await sendNotices(shop.ports);
      await sendPushes({ ...shop.ports, log: shop.app.log });
    },
  };
}
export type PushShop = Awaited<ReturnType<typeof startPushShop>>;
