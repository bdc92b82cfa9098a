import * as accounts from './accounts.ts';
import * as community from './community.ts';
import * as coupons from './coupons.ts';
import * as delivery from './delivery.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as inquiries from './inquiries.ts';
import * as lateDelivery from './late-delivery.ts';
import * as moderation from './moderation.ts';
import * as orders from './orders.ts';
import * as points from './points.ts';
import * as problemReports from './problem-reports.ts';
import * as records from './records.ts';
import * as reminders from './reminders.ts';
import * as returns from './returns.ts';
import * as selling from './selling.ts';
import * as uploads from './uploads.ts';

/** Every policy by topic and name. Pages import the file of a topic, never this list, which would load all of them. */
export const TOPICS = {
  accounts,
  community,
  coupons,
  delivery,
  events,
  figures,
  inquiries,
  'late-delivery': lateDelivery,
  moderation,
  orders,
  points,
  'problem-reports': problemReports,
  records,
  reminders,
  returns,
  selling,
  uploads,
} as const;

export type Topic = keyof typeof TOPICS;

/**
 * Version of a policy's value and the day in Seoul from which it holds. A policy that is missing here is at its first
 * version, which holds from the opening of the shop.
 */
type Version = { version: number; effective: string };
type Later = { readonly [T in Topic]?: { readonly [P in keyof (typeof TOPICS)[T]]?: Version } };

const FIRST: Version = { version: 1, effective: '2025-11-21' };

const LATE: Version = { version: 1, effective: '2026-11-24' };

const SINCE_INQUIRIES: Version = { version: 1, effective: '2026-11-28' };

const SINCE_STAGES: Version = { version: 1, effective: '2026-11-29' };

const SINCE_RECEIPTS: Version = { version: 1, effective: '2026-11-30' };

const LATER: Later = {
  inquiries: {
    INQUIRY_LENGTH: SINCE_INQUIRIES,
    ESCALATION_DAYS: SINCE_INQUIRIES,
    INQUIRY_CLOSE_DAYS: SINCE_INQUIRIES,
    MAX_INQUIRY_PICTURES: SINCE_STAGES,
    INQUIRY_REOPEN_DAYS: SINCE_STAGES,
  },
  'late-delivery': {
    LATE_RULES_FROM: LATE,
    BUYER_CANCEL_DAYS: LATE,
    SHOP_CANCEL_DAYS: LATE,
    LATE_POINTS: LATE,
  },
  orders: {
    DEPOSIT_HOURS: SINCE_STAGES,
    DEPOSIT_CHECK_MINUTES: SINCE_STAGES,
    CASH_RECEIPT_DAYS: SINCE_RECEIPTS,
  },
  reminders: { MAX_PUSH_DEVICES: SINCE_STAGES, WEEKLY_NOTICE_LIMITS: SINCE_STAGES },
  selling: { SUMMARY_HOUR: LATE },
  'problem-reports': {
    PROBLEM_REPORT_DAYS: SINCE_RECEIPTS,
    PROBLEM_REPORT_BYTES: SINCE_RECEIPTS,
    PROBLEM_REPORT_STEPS: SINCE_RECEIPTS,
  },
  // 90 days before: fewer than the three months of the terms and of the law.
  returns: {
    DEFECT_MONTHS: { version: 2, effective: '2026-11-24' },
    APPROVE_DAYS: SINCE_STAGES,
    PICKUP_DAYS: SINCE_STAGES,
    PICKUP_CHOICES: SINCE_STAGES,
    OWN_PARCEL_DAYS: SINCE_STAGES,
    CHECK_DAYS: SINCE_STAGES,
  },
  records: { LOGIN_RECORD_MONTHS: { version: 2, effective: '2026-11-24' } },
};

export type Policy = Version & { topic: Topic; name: string; value: unknown };

/** All policies with their values of today, sorted by topic and name. */
export const everyPolicy: readonly Policy[] = (Object.keys(TOPICS) as Topic[]).flatMap((topic) =>
  Object.entries(TOPICS[topic])
    .map(([name, value]) => ({ topic, name, value, ...versionOf(topic, name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
);

function versionOf(topic: Topic, name: string): Version {
  const later: Readonly<Record<string, Version | undefined>> = LATER[topic] ?? {};
  return later[name] ?? FIRST;
}
