import type { PushSender } from '../../kit/ports/push-sender.ts';
import { type PushTransport, postPush } from './push-request.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Seconds that a push service keeps a message for a browser that is offline. */
const KEPT_SECONDS = 86_400;
/** Statuses of a subscription that no longer exists (RFC 8030). */
const GONE = [404, 410];

/**
 * Creates the sender of a shop with its VAPID keys. `subject` is a `mailto:` or `https:` address at
 * which the operators of push services reach the shop.
 */
export async function webPushSender(
  { subject, ...keys }: VapidKeys & { subject: string },
  transport: PushTransport = postPush,
): Promise<PushSender> {
  // Loaded here, so that a shop without push does not load it.
  const { default: webPush } = await import('web-push');
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { text, tag }) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: KEPT_SECONDS,
        topic: tag,
        contentEncoding: 'aes128gcm',
      });
      const status = await transport({ endpoint, headers: asText(headers), body });
      if (GONE.includes(status)) return false;
      if (status < 200 || status > 299) throw new Error(`push service: status ${status}`);
      return true;
    },
  };
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
