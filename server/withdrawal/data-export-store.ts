// Size: one table names all data of a member.
import { sql } from 'kysely';
import { SHIPPING_COLUMNS } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Rows of a table that belong to a member: by their own column, or by the row that they refer to.
 */
type Section = {
  name: string;
  table: string;
  columns: string;
  owner?: string;
  /** Referring column and the table that it refers to. */
  by?: readonly [column: string, table: string];
};

/** All data of a member by table. Never hashes, tokens or codes, nor rows of others. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    table: 'users',
    owner: 'id',
    columns:
      'login_id email name nickname phone birth_date gender height weight foot_size foot_width body_visibility profile_image_url activity_points role status email_verified_at phone_verified_at created_at updated_at',
  },
  {
    name: 'addresses',
    table: 'addresses',
    columns: 'recipient_name recipient_phone zip_code address_line1 address_line2 is_default created_at',
  },
  { name: 'consents', table: 'consents', columns: 'document version agreed at via' },
  { name: 'logIns', table: 'login_events', columns: 'at outcome method network device' },
  {
    name: 'sessions',
    table: 'sessions',
    columns: 'device method created_at last_used_at expires_at revoked_at',
  },
  { name: 'passkeys', table: 'passkeys', columns: 'name created_at last_used_at' },
  { name: 'twoStep', table: 'mfa', columns: 'enabled_at' },
  { name: 'socialAccounts', table: 'social_accounts', columns: 'provider email connected_at' },
  { name: 'sanctions', table: 'sanctions', columns: 'kind reason text at until lifted_at' },
  {
    name: 'orders',
    table: 'orders',
    columns: `id order_no status ordered_at base_total goods_total level_discount follower_discount coupon_discount used_points delivery_fee final_price ${SHIPPING_COLUMNS.join(' ')} payment_method`,
  },
  {
    name: 'orderItems',
    table: 'order_items',
    by: ['order_id', 'orders'],
    columns:
      'id order_id product_id option_id quantity unit_price status carrier tracking_no shipped_at delivered_at confirmed_at',
  },
  {
    name: 'refunds',
    table: 'refunds',
    by: ['order_id', 'orders'],
    columns: 'order_id amount points reason status created_at done_at',
  },
  {
    name: 'deposits',
    table: 'virtual_accounts',
    by: ['order_id', 'orders'],
    columns: 'order_id bank account_number depositor deposited due_at issued_at',
  },
  {
    name: 'refundAccounts',
    table: 'refund_accounts',
    by: ['order_id', 'orders'],
    // Of the encrypted number only the digits that are shown.
    columns: 'order_id bank number_tail holder updated_at',
  },
  {
    name: 'cashReceipts',
    table: 'cash_receipts',
    by: ['order_id', 'orders'],
    // Of the encrypted number only the digits that are shown.
    columns: 'order_id kind number_tail state approval_no asked_at issued_at',
  },
  {
    name: 'claims',
    table: 'claims',
    columns:
      'id order_id order_item_id type status reason detail answer return_method pickup_on pickup_place is_prepaid came_collect collect_carrier collect_tracking created_at approved_at collected_at received_at checked_at decided_at',
  },
  { name: 'claimPictures', table: 'claim_images', by: ['claim_id', 'claims'], columns: 'claim_id url' },
  {
    name: 'points',
    table: 'point_ledger',
    columns: 'type points balance_after description order_id expires_at created_at',
  },
  {
    name: 'feedRewards',
    table: 'feed_reward_events',
    columns: 'feed_id reward_type status points processed_at created_at',
  },
  { name: 'activities', table: 'activities', columns: 'type points description created_at' },
  { name: 'badges', table: 'user_badges', columns: 'badge_type is_displayed awarded_at' },
  {
    name: 'coupons',
    table: 'coupons',
    columns: 'code name store_id discount_type discount_value issued_at expires_at used_at order_id',
  },
  {
    name: 'reviews',
    table: 'reviews',
    columns:
      'id product_id order_item_id rating size_fit cushion stability title content status author_height author_weight author_foot_size author_foot_width created_at updated_at',
  },
  { name: 'reviewPictures', table: 'review_images', by: ['review_id', 'reviews'], columns: 'review_id url' },
  {
    name: 'questions',
    table: 'questions',
    columns: 'id product_id topic content is_secret picture_url status answered_at created_at updated_at',
  },
  {
    name: 'questionAnswers',
    table: 'question_answers',
    by: ['question_id', 'questions'],
    columns: 'question_id content created_at updated_at',
  },
  { name: 'buyerAnswers', table: 'buyer_answers', columns: 'id question_id content status created_at' },
  {
    name: 'inquiries',
    table: 'inquiries',
    columns:
      'id order_item_id claim_id event_id topic state escalated_at closed_at last_message_at created_at',
  },
  {
    name: 'inquiryMessages',
    table: 'inquiry_messages',
    by: ['inquiry_id', 'inquiries'],
    columns: 'inquiry_id author content created_at',
  },
  {
    name: 'inquiryPictures',
    table: 'inquiry_pictures',
    by: ['inquiry_id', 'inquiries'],
    columns: 'inquiry_id message_id url',
  },
  {
    name: 'problemReports',
    table: 'problem_reports',
    columns: 'id file page created_at expires_at',
  },
  { name: 'helpfulMarks', table: 'review_helpfuls', columns: 'review_id created_at' },
  {
    name: 'reports',
    table: 'reports',
    owner: 'reporter_id',
    columns: 'reason description created_at',
  },
  {
    name: 'appeals',
    table: 'appeals',
    owner: 'author_id',
    columns: 'case_id event_id void_reason text state answer created_at decided_at',
  },
  { name: 'blocks', table: 'blocks', columns: 'blocked_id at' },
  { name: 'follows', table: 'follows', columns: 'followed_id at' },
  { name: 'storeFollows', table: 'store_follows', columns: 'store_id at' },
  {
    name: 'feeds',
    table: 'feeds',
    columns:
      'id order_item_id event_id feed_type title content instagram_id created_at updated_at deleted_at',
  },
  { name: 'feedPictures', table: 'feed_images', by: ['feed_id', 'feeds'], columns: 'feed_id url alt' },
  {
    name: 'feedPairs',
    table: 'feed_products',
    by: ['feed_id', 'feeds'],
    columns: 'feed_id order_item_id place x y',
  },
  { name: 'feedTags', table: 'feed_hashtags', by: ['feed_id', 'feeds'], columns: 'feed_id tag' },
  { name: 'comments', table: 'feed_comments', columns: 'feed_id content created_at updated_at' },
  { name: 'likes', table: 'feed_likes', columns: 'feed_id created_at' },
  { name: 'votes', table: 'feed_votes', columns: 'event_id feed_id standing void_reason created_at' },
  { name: 'freedVotes', table: 'event_freed_votes', columns: 'event_id feed_id created_at' },
  {
    name: 'eventEntries',
    table: 'event_entries',
    columns: 'event_id feed_id entry_no nonce status reason created_at',
  },
  { name: 'eventPrizes', table: 'event_winners', columns: 'event_id feed_id condition rank revoked_at' },
  { name: 'eventPayouts', table: 'event_payouts', columns: 'event_id reward_id state done_at' },
  { name: 'wishes', table: 'wishes', columns: 'product_id created_at known_price' },
  { name: 'recentViews', table: 'recent_views', columns: 'product_id viewed_at' },
  { name: 'restockAlerts', table: 'restock_alerts', columns: 'option_id created_at' },
  { name: 'notices', table: 'notices', columns: 'type message path read_at talk_words talked_at created_at' },
  { name: 'noticeSettings', table: 'notification_settings', columns: 'topic in_app mail push talk' },
  { name: 'noticeLimit', table: 'notice_limits', columns: 'weekly' },
  // Address and keys of the browser are secrets.
  { name: 'pushDevices', table: 'push_subscriptions', columns: 'created_at last_success_at' },
  { name: 'cart', table: 'cart_items', columns: 'option_id quantity created_at updated_at' },
  { name: 'uploads', table: 'uploads', columns: 'file created_at' },
  { name: 'mails', table: 'mails', owner: 'member_id', columns: 'kind recipient subject created_at' },
  {
    name: 'store',
    table: 'stores',
    owner: 'seller_id',
    columns:
      'name description notice phone business_no owner_name mail_order_no address return_address email courier created_at',
  },
  {
    name: 'sellerApplications',
    table: 'seller_applications',
    columns:
      'store_name business_no owner_name phone zip_code address_line1 address_line2 mail_order_no is_mail_order_exempt description state reason created_at decided_at',
  },
  // The file is downloaded on the application page; its location is not disclosed.
  { name: 'sellerDocuments', table: 'seller_documents', columns: 'id application_id kind bytes created_at' },
];

/** Finds the member's rows of one section. */
export async function rowsOf(
  db: Queryable,
  { table, columns, owner = 'user_id', by }: Section,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const wanted = sql.join(columns.split(' ').map((column) => sql.ref(column)));
  const mine = by
    ? sql`${sql.ref(by[0])} in (select id from ${sql.table(by[1])} where user_id = ${userId})`
    : sql`${sql.ref(owner)} = ${userId}`;
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${wanted} from ${sql.table(table)} where ${mine} order by 1`.execute(db);
  return rows;
}
