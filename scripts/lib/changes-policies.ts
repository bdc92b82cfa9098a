// Size: a table.
import type { Change } from './mutate-changes.ts';

/** Another value for a policy whose rule only the server keeps; `tests/domain/policies/change.test.ts` changes the others. */
const changed = (
  topic: string,
  [find, replace]: readonly [string, string],
  test: string,
  says: string,
): Change => ({
  id: `policy-${find.split(' ')[0]?.toLowerCase().replaceAll('_', '-')}`,
  file: `domain/policies/${topic}.ts`,
  find,
  replace,
  tests: [test],
  engine: 'pglite',
  says,
});

/** Policies with another value, each with the test that must notice it. */
export const policyChanges: readonly Change[] = [
  changed(
    'accounts',
    ['VERIFY_LINK_HOURS = 1', 'VERIFY_LINK_HOURS = 2'],
    'tests/server/members/verification.test.ts',
    'the link of the verification mail works for longer than it says',
  ),
  changed(
    'accounts',
    ['RESET_LINK_MINUTES = 30', 'RESET_LINK_MINUTES = 60'],
    'tests/server/members/reset.test.ts',
    'the link that resets a password works for longer',
  ),
  changed(
    'accounts',
    ['EMAIL_CHANGE_LINK_MINUTES = 30', 'EMAIL_CHANGE_LINK_MINUTES = 60'],
    'tests/server/members/email-change.test.ts',
    'the link that confirms an address works for longer',
  ),
  changed(
    'accounts',
    ['EMAIL_UNDO_DAYS = 7', 'EMAIL_UNDO_DAYS = 14'],
    'tests/server/members/email-change.test.ts',
    'an e-mail address can be taken back for longer',
  ),
  changed(
    'accounts',
    ['NEW_DEVICE_LINK_DAYS = 30', 'NEW_DEVICE_LINK_DAYS = 60'],
    'tests/server/members/new-device.test.ts',
    'the link about a new device works for longer',
  ),
  changed(
    'accounts',
    ['ELEVATION_MINUTES = 10', 'ELEVATION_MINUTES = 20'],
    'tests/server/members/own-password.test.ts',
    'a proof of identity counts for longer',
  ),
  changed(
    'accounts',
    ['ELEVATION_CODE = { minutes: 5', 'ELEVATION_CODE = { minutes: 10'],
    'tests/server/members/elevation.test.ts',
    'the mailed code works for longer',
  ),
  changed(
    'accounts',
    ['PHONE_CODE_MINUTES = 5', 'PHONE_CODE_MINUTES = 10'],
    'tests/server/members/find-account.test.ts',
    'the code by text message works for longer',
  ),
  changed(
    'accounts',
    ['SOCIAL_CODE_MINUTES = 15', 'SOCIAL_CODE_MINUTES = 30'],
    'tests/server/members/social-join.test.ts',
    'a social log-in can be finished for longer',
  ),
  changed(
    'accounts',
    ['TRUSTED_DEVICE_DAYS = 30', 'TRUSTED_DEVICE_DAYS = 60'],
    'tests/server/members/trusted-devices.test.ts',
    'a trusted browser skips the second step for longer',
  ),
  changed(
    'accounts',
    ['MAX_PASSKEYS = 10', 'MAX_PASSKEYS = 11'],
    'tests/server/members/passkeys.test.ts',
    'a member keeps one passkey too many',
  ),
  changed(
    'accounts',
    ['MFA_RESET_HOURS = 24', 'MFA_RESET_HOURS = 48'],
    'tests/server/admin/members/accounts.test.ts',
    'the second step is reset a day late',
  ),
  changed(
    'records',
    ['LOGIN_RECORD_MONTHS = 3', 'LOGIN_RECORD_MONTHS = 2'],
    'tests/server/upkeep/record-days.test.ts',
    'log-ins are forgotten before the law allows it',
  ),
  changed(
    'records',
    ['NICKNAME_REST_DAYS = 30', 'NICKNAME_REST_DAYS = 60'],
    'tests/server/leaving/who-has-left.test.ts',
    "a nickname is nobody's for longer",
  ),
  changed(
    'records',
    ['NOTICE_DAYS = 90', 'NOTICE_DAYS = 30'],
    'tests/server/upkeep/record-days.test.ts',
    'notifications vanish early',
  ),
  changed(
    'records',
    ['MAIL_DAYS = 30', 'MAIL_DAYS = 60'],
    'tests/server/upkeep/record-days.test.ts',
    'mails that failed are kept for longer',
  ),
  changed(
    'orders',
    ['HOLD_MINUTES = 15', 'HOLD_MINUTES = 30'],
    'tests/domain/rewards/level-table.test.ts',
    'stock is held for longer than a payment takes',
  ),
  changed(
    'orders',
    ['MAX_UNPAID_ORDERS = 5', 'MAX_UNPAID_ORDERS = 6'],
    'tests/domain/rewards/level-table.test.ts',
    'one member holds the stock of one order too many',
  ),
  changed(
    'orders',
    ['MAX_ADDRESSES = 20', 'MAX_ADDRESSES = 21'],
    'tests/architecture/contract.test.ts',
    'a member keeps one address too many',
  ),
  changed(
    'points',
    ['EXPIRING_DAYS = 30', 'EXPIRING_DAYS = 60'],
    'tests/server/rewards/points.test.ts',
    'points are called expiring too early',
  ),
  changed(
    'points',
    ['AWARDED_A_DAY = 200', 'AWARDED_A_DAY = 400'],
    'tests/server/admin/members/activity-awards.test.ts',
    'an administrator may give twice the activity points in a day',
  ),
  changed(
    'points',
    ['REVIEW_POINTS = 100', 'REVIEW_POINTS = 200'],
    'tests/server/reviews/review-writing.test.ts',
    'a review earns twice as much',
  ),
  changed(
    'points',
    ['VOTE_POINTS = 100', 'VOTE_POINTS = 200'],
    'tests/server/events/votes.test.ts',
    'a vote earns twice as much',
  ),
  changed(
    'moderation',
    ['APPEAL_DAYS = 30', 'APPEAL_DAYS = 60'],
    'tests/server/admin/reports/appeals.test.ts',
    'a decision can be appealed for longer',
  ),
  changed(
    'selling',
    ['MOST_DAYS_LEFT = 60', 'MOST_DAYS_LEFT = 90'],
    'tests/server/seller/figures/dashboard.test.ts',
    'options are called running out too early',
  ),
  changed(
    'selling',
    ['MOST_IMPORT_LINES = 2_000', 'MOST_IMPORT_LINES = 2_001'],
    'tests/server/seller/goods/goods-import.test.ts',
    'a file with one line too many is read',
  ),
  changed(
    'selling',
    ['MOST_IMPORT_MEGABYTES = 2', 'MOST_IMPORT_MEGABYTES = 4'],
    'tests/server/seller/goods/goods-import.test.ts',
    'a file of products that is too large is read',
  ),
  changed(
    'delivery',
    ['TEST_COURIER_DAYS = 2', 'TEST_COURIER_DAYS = 3'],
    'tests/domain/rewards/level-table.test.ts',
    'the built-in courier is a day late',
  ),
  changed(
    'late-delivery',
    ['LATE_POINTS = 1_000', 'LATE_POINTS = 2_000'],
    'tests/server/trade/late-deliveries.test.ts',
    'a late order gives twice the points',
  ),
  changed(
    'selling',
    ['SUMMARY_HOUR = 9', 'SUMMARY_HOUR = 8'],
    'tests/server/notices/sales.test.ts',
    'sellers get their daily summary an hour early',
  ),
  changed(
    'returns',
    ['STALE_CLAIM_DAYS = 14', 'STALE_CLAIM_DAYS = 13'],
    'tests/server/notices/causes.test.ts',
    'a seller is reminded of a claim before the days are over',
  ),
  changed(
    'returns',
    ['MAX_CLAIM_IMAGES = 5', 'MAX_CLAIM_IMAGES = 6'],
    'tests/server/trade/claim-pictures.test.ts',
    'a request takes more pictures than it says',
  ),
  changed(
    'points',
    ['DIVERSE = { products: 3, days: 30 }', 'DIVERSE = { products: 3, days: 60 }'],
    'tests/server/rewards/feed-rewards.test.ts',
    'pairs of other months count for the reward for variety',
  ),
  changed(
    'records',
    ['DECIDED_DOCUMENT_DAYS = 30', 'DECIDED_DOCUMENT_DAYS = 60'],
    'tests/server/seller/document-gone.test.ts',
    'documents of decided applications are kept for longer than sellers are told',
  ),
  changed(
    'figures',
    ['SPAN_DAYS = { week: 7, month: 30 }', 'SPAN_DAYS = { week: 7, month: 31 }'],
    'tests/server/admin/members/member-list.test.ts',
    'a month of the list of members is a day longer than it says',
  ),
  changed(
    'figures',
    ['AWAY_DAYS = 90', 'AWAY_DAYS = 91'],
    'tests/server/admin/members/member-list.test.ts',
    'members count as away a day late',
  ),
];
