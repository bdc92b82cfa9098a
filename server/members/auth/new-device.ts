import * as v from 'valibot';
import { seoulDay } from '#domain/kit/time/time.ts';
import { NEW_DEVICE_LINK_DAYS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { linkWithToken, queueMail } from '../../mail/queue-mail.ts';
import { notifyAgain } from '../../notices/notify.ts';
import type { AccountRow } from '../account-store.ts';
import { hashNetwork } from '../devices/known-device-store.ts';
import { newDeviceEmail } from '../emails/new-device.ts';
import { insertMailToken } from '../tokens/mail-token-store.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';

type Ports = Pick<Context, 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Data of the link: session, its origin, and the notified e-mail address. */
export const disowned = v.object({ sessionId: v.number(), networkHash: v.string(), email: v.string() });
type Disowned = v.InferOutput<typeof disowned>;

/**
 * Lifetime in ms of the link; it is long because the link only ends a session and sends an e-mail
 * to the owner.
 */
const LIFE_MS = NEW_DEVICE_LINK_DAYS * 24 * 60 * 60_000;

/**
 * Notifies a member of a login from a new browser. Each e-mail has its own link and none voids
 * another, so that an attacker cannot void the link by a second login.
 */
export async function notifyOfDevice(
  tx: Queryable,
  ports: Ports,
  { id: userId, email }: Pick<AccountRow, 'id' | 'email'>,
  { sessionId, device, network }: { sessionId: number; device: string; network: string },
): Promise<void> {
  const now = ports.clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const data: Disowned = { sessionId, networkHash: hashNetwork(userId, network), email };
  await insertMailToken(tx, { userId, purpose: 'NOT_ME', hash: hashToken(token), data, now, expiresAt });
  const factsOf = (devices: number) => ({ day: seoulDay(now), device, devices });
  await notifyAgain(tx, 'NEW_DEVICE', { userId, factsOf }, now);
  const letter = newDeviceEmail({ device, at: now }, linkWithToken(ports.config, '/not-me', token));
  await queueMail(tx, ports, { kind: 'new-device', to: email, memberId: userId }, letter);
}
