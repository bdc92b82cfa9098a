import type { Queryable } from '../db/database.ts';

/** Removes what people leave behind: before these times, and what is over now. */
export async function removeTraces(
  db: Queryable,
  before: { attempts: Date; sessions: Date; networks: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('login_attempts').where('attempted_at', '<', before.attempts).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before.sessions).execute();
  await db.deleteFrom('known_networks').where('seen_at', '<', before.networks).execute();
  await db.deleteFrom('request_keys').where('expires_at', '<=', now).execute();
  await db.deleteFrom('action_counts').where('resets_at', '<=', now).execute();
}
