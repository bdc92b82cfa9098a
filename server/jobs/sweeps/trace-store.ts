import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { changeInSlices, removeInSlices } from '../../db/statements/in-slices.ts';

/**
 * Deletes log-in traces (attempts, sessions, known networks and devices) older than the given times,
 * and expired tokens, codes, idempotency keys and counters, in batches of bounded duration.
 */
export async function removeTraces(
  db: Queryable,
  before: Record<'attempts' | 'sessions' | 'networks' | 'devices' | 'logins' | 'tokens' | 'nicknames', Date>,
  now: Date,
): Promise<void> {
  await removeInSlices(db, 'login_attempts', sql`attempted_at < ${before.attempts}`);
  await removeInSlices(db, 'sessions', sql`expires_at < ${before.sessions}`);
  await removeInSlices(db, 'known_networks', sql`seen_at < ${before.networks}`);
  await removeInSlices(db, 'known_devices', sql`seen_at < ${before.devices}`);
  await removeInSlices(db, 'login_events', sql`at < ${before.logins}`);
  await removeInSlices(db, 'mail_tokens', sql`expires_at < ${before.tokens}`);
  await removeInSlices(db, 'login_challenges', sql`expires_at <= ${now}`);
  await removeInSlices(db, 'webauthn_challenges', sql`expires_at <= ${now}`);
  await removeInSlices(db, 'social_attempts', sql`expires_at <= ${now}`);
  await removeInSlices(db, 'social_codes', sql`expires_at <= ${now}`);
  await removeInSlices(db, 'phone_checks', sql`expires_at < ${before.attempts}`);
  await removeInSlices(db, 'request_keys', sql`expires_at <= ${now}`);
  await removeInSlices(db, 'goods_imports', sql`expires_at <= ${now}`, 50);
  await changeInSlices(
    db,
    'users',
    sql`nickname_skeleton = null`,
    sql`status = 'DELETED' and nickname_skeleton is not null and withdrawn_at < ${before.nicknames}`,
  );
  await removeInSlices(db, 'action_counts', sql`resets_at <= ${now}`);
}
