import type { Context } from '../../kit/context.ts';
import type { PushSender } from '../../kit/ports/push-sender.ts';
import { demonstrationKeys, vapidKeys } from './vapid-keys.ts';
import { webPushSender } from './web-push.ts';

/**
 * Returns the sender of push notifications: with the configured VAPID key, in a demonstration with
 * one made from the shop's key, and null in a real shop without one.
 */
export async function choosePush(
  { vapid: { privateKey, subject }, demo }: Pick<Context['config'], 'vapid' | 'demo'>,
  shopKey: Buffer,
): Promise<PushSender | null> {
  if (privateKey) return webPushSender({ ...vapidKeys(privateKey), subject });
  return demo ? webPushSender({ ...demonstrationKeys(shopKey), subject }) : null;
}
