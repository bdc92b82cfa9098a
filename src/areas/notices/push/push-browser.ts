import type { PushSubscriptionKeys } from '#domain/notices/push/push-device.ts';
import type { PushPermission } from '#machines/notices/push-devices.machine.ts';
import { pushText } from './push.text.ts';

/** Returns what this browser allows, without asking it. */
export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'askable';
}

/**
 * Asks for permission, which the browser does only after a press, and subscribes at its push
 * service. Throws with a message for the person.
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(pushText.notAllowed);
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error(pushText.notSubscribed);
  const subscription = await subscribeAt(registration.pushManager, publicKey).catch((cause: unknown) => {
    throw new Error(pushText.notSubscribed, { cause });
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Subscribes anew if the browser still has a subscription with another key of the shop. */
async function subscribeAt(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const older = await manager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
