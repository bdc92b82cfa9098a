import { listPushDevices } from '#domain/notices/push/push-device.ts';
import { onceMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { enablePush } from './push.wiring.ts';
import { isPushMember } from './push-choice.ts';

/**
 * Registers this browser again for the member who has turned push on in it: after a new log-in, with
 * another key of the shop, or when its push service gave it another address.
 */
export function renewPush(app: AppServices): void {
  onceMember(app.session, () => {
    const userId = app.session.getSnapshot().context.user?.userId;
    if (userId !== undefined && isPushMember(app.storage, userId)) renew(app).catch(() => undefined);
  });
}

async function renew(app: AppServices): Promise<void> {
  const { publicKey } = await app.call(listPushDevices, {});
  if (publicKey) await enablePush(app, publicKey);
}
