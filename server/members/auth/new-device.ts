import * as v from 'valibot';
import { NEW_DEVICE_LINK_DAYS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { linkWithToken, queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notices/notify.ts';
import type { AccountRow } from '../account-store.ts';
import { newDeviceEmail } from '../emails/new-device.ts';
import { insertMailToken } from '../recovery/mail-token-store.ts';
import { hashNetwork } from './known-device-store.ts';
import { hashToken, newToken } from './tokens.ts';

type Ports = Pick<Context, 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** What the link is about: one session, where it came from, and the address that was told. */
export const disowned = v.object({ sessionId: v.number(), networkHash: v.string(), email: v.string() });
type Disowned = v.InferOutput<typeof disowned>;

/** It ends one session and has a letter sent to its owner: it may lie in a mail box longer than what opens something. */
const LIFE_MS = NEW_DEVICE_LINK_DAYS * 24 * 60 * 60_000;

/**
 * Tells a member of a log-in from a browser that has never come. Each such letter has a link of its own, and none voids
 * another: who has come in uninvited must not get rid of the link by coming twice.
 */
export async function tellOfDevice(
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
  await notify(tx, 'NEW_DEVICE', [{ userId, facts: { sessionId, device } }], now);
  const letter = newDeviceEmail({ device, at: now }, linkWithToken(ports.config, '/not-me', token));
  await queueMail(tx, ports, { kind: 'new-device', to: email, memberId: userId }, letter);
}
