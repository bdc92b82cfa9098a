import type { PushSubscriptionKeys } from '#domain/notices/push/push-device.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { Secrets } from '../../kit/ports/secrets.ts';

/** Purpose of the keyed hash by which a browser is recognised. */
const TAG = 'push endpoint';

/** Finds the subscriptions of a member whose session was not ended, newest first. */
export const findSubscriptions = (db: Queryable, userId: number) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(columns(['p.id', 'p.session_id', 's.device', 'p.created_at', 'p.last_success_at']))
    .where('p.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

type Owner = { userId: number; sessionId: number };

/** Stores the subscription of a browser; one that belonged to somebody else is taken over. */
export async function keepSubscription(
  tx: Queryable,
  secrets: Secrets,
  { userId, sessionId }: Owner,
  keys: PushSubscriptionKeys,
  now: Date,
): Promise<void> {
  const sealed = secrets.seal(JSON.stringify(keys));
  const owner = { user_id: userId, session_id: sessionId, sealed };
  const endpoint_tag = secrets.tag(TAG, keys.endpoint);
  // What was still to be sent to the former owner of the browser is not shown to the next one.
  await tx
    .deleteFrom('pushes')
    .where('subscription_id', '=', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('endpoint_tag', '=', endpoint_tag)
        .where('user_id', '<>', userId),
    )
    .execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ ...owner, endpoint_tag, created_at: now, last_success_at: null })
    .onConflict((conflict) => conflict.column('endpoint_tag').doUpdateSet(owner))
    .execute();
}

/** Deletes the subscriptions of a member beyond the newest `most`, and those of ended sessions. */
export const dropBeyond = (tx: Queryable, userId: number, most: number) =>
  tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions as p')
        .innerJoin('sessions as s', 's.id', 'p.session_id')
        .select('p.id')
        .where('p.user_id', '=', userId)
        .where('s.revoked_at', 'is', null)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(most),
    )
    .execute();

/** Deletes an own subscription; returns false if there is none. */
export async function dropSubscription(db: Queryable, userId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a subscription that its push service no longer knows. */
export const forgetSubscription = (db: Queryable, id: number) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
