import { MAX_DOWNLOADS } from '#domain/trade/coupons/coupon-downloads.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Query of the running campaigns of one distribution at a time, of the shop and of the given store if it sells. */
const offered = (
  db: Queryable,
  distribution: 'DOWNLOAD' | 'SIGN_UP',
  { storeId, now }: { storeId: number | null; now: Date },
) =>
  db
    .selectFrom('coupon_campaigns as c')
    .leftJoin('stores as s', 's.id', 'c.store_id')
    .where(({ eb, or, and }) =>
      or([eb('c.store_id', 'is', null), and([eb('c.store_id', '=', storeId), eb('s.state', '=', 'OPEN')])]),
    )
    .where('c.distribution', '=', distribution)
    .where('c.ends_at', '>', now)
    .where('c.paused_at', 'is', null)
    .where(({ eb, or }) => or([eb('c.starts_at', 'is', null), eb('c.starts_at', '<=', now)]));

/**
 * Finds the coupons to download with the caller's own, the first to end first; those of which none is
 * left only for members who have one.
 */
export const findDownloads = (
  db: Queryable,
  { userId, emailTag, storeId }: { userId: number; emailTag: string; storeId: number | null },
  now: Date,
) =>
  offered(db, 'DOWNLOAD', { storeId, now })
    .leftJoin('coupons as k', (join) => join.onRef('k.campaign_id', '=', 'c.id').on('k.user_id', '=', userId))
    .select([
      ...columns([
        'c.id as campaign_id',
        'c.name',
        'c.discount_type',
        'c.discount_value',
        'c.free_shipping',
        'c.min_order_amount',
        'c.max_discount_amount',
        'c.valid_days',
        'c.ends_at',
        's.name as store_name',
      ]),
      (eb) => eb('k.id', 'is not', null).as('isTaken'),
    ])
    .where(({ eb, or }) =>
      or([eb('k.id', 'is not', null), eb('c.issued_count', '<', eb.ref('c.issue_limit'))]),
    )
    // A person who has withdrawn and returned cannot download the coupon again.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as former')
            .innerJoin('coupons as had', 'had.user_id', 'former.id')
            .select('had.id')
            .where('former.former_email_tag', '=', emailTag)
            .whereRef('had.campaign_id', '=', 'c.id'),
        ),
      ),
    )
    // The coupons of the store whose page this is come before those of the whole shop.
    .orderBy('c.store_id')
    .orderBy('c.ends_at')
    .orderBy('c.id')
    .limit(MAX_DOWNLOADS)
    .execute();

/** Finds the newest running campaign for new accounts. */
export const findSignUpCampaign = (db: Queryable, now: Date) =>
  offered(db, 'SIGN_UP', { storeId: null, now })
    .select(['c.id', 'c.name'])
    .whereRef('c.issued_count', '<', 'c.issue_limit')
    .orderBy('c.id', 'desc')
    .executeTakeFirst();

/** Returns whether a withdrawn member with this address has had a coupon of a new account, of any campaign. */
export async function hadSignUpCoupon(db: Queryable, emailTag: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('coupons', 'coupons.user_id', 'users.id')
    .innerJoin('coupon_campaigns', 'coupon_campaigns.id', 'coupons.campaign_id')
    .select('coupons.id')
    .where('users.former_email_tag', '=', emailTag)
    .where('coupon_campaigns.distribution', '=', 'SIGN_UP')
    .executeTakeFirst();
  return row !== undefined;
}
