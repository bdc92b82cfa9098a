import type { Queryable } from '../db/database.ts';

/** Removes what people leave behind: before these times, and what is over now. */
export async function removeTraces(
  db: Queryable,
  before: Record<'attempts' | 'sessions' | 'networks' | 'devices' | 'logins' | 'tokens' | 'nicknames', Date>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('login_attempts').where('attempted_at', '<', before.attempts).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before.sessions).execute();
  await db.deleteFrom('known_networks').where('seen_at', '<', before.networks).execute();
  await db.deleteFrom('known_devices').where('seen_at', '<', before.devices).execute();
  await db.deleteFrom('login_events').where('at', '<', before.logins).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', before.tokens).execute();
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('webauthn_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('social_attempts').where('expires_at', '<=', now).execute();
  await db.deleteFrom('social_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('phone_checks').where('expires_at', '<', before.attempts).execute();
  await db.deleteFrom('request_keys').where('expires_at', '<=', now).execute();
  await db
    .updateTable('users')
    .set({ nickname_skeleton: null })
    .where('status', '=', 'DELETED')
    .where('nickname_skeleton', 'is not', null)
    .where('withdrawn_at', '<', before.nicknames)
    .execute();
  await db.deleteFrom('action_counts').where('resets_at', '<=', now).execute();
}
