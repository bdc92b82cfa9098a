import type { FlowLabels, RegistryEntry } from './entry.ts';
import { adminLabels } from './labels/admin.ts';
import { adminAuditLabels } from './labels/admin-audit.ts';
import { adminCouponLabels } from './labels/admin-coupons.ts';
import { adminEventLabels } from './labels/admin-events.ts';
import { adminReportLabels } from './labels/admin-reports.ts';
import { adminRewardLabels } from './labels/admin-rewards.ts';
import { adminSettingLabels } from './labels/admin-settings.ts';
import { catalogueLabels } from './labels/catalogue.ts';
import { communityLabels } from './labels/community.ts';
import { eventLabels } from './labels/events.ts';
import { inquiryLabels } from './labels/inquiries.ts';
import { commonEvents } from './labels/kit.ts';
import { memberLabels } from './labels/members.ts';
import { noticeLabels } from './labels/notices.ts';
import { questionWords } from './labels/questions.ts';
import { reviewLabels } from './labels/reviews.ts';
import { rewardLabels } from './labels/rewards.ts';
import { sellerLabels } from './labels/seller.ts';
import { sellerEditorLabels } from './labels/seller-editor.ts';
import { sellerProductLabels } from './labels/seller-products.ts';
import { shellLabels } from './labels/shell.ts';
import { tradeLabels } from './labels/trade.ts';

/** Korean words of every flow, by machine id. */
export const flowLabels: Readonly<Record<string, FlowLabels>> = {
  ...shellLabels,
  ...memberLabels,
  ...catalogueLabels,
  ...tradeLabels,
  ...communityLabels,
  ...eventLabels,
  ...reviewLabels,
  ...questionWords,
  ...inquiryLabels,
  ...rewardLabels,
  ...noticeLabels,
  ...adminLabels,
  ...adminReportLabels,
  ...adminRewardLabels,
  ...adminAuditLabels,
  ...sellerLabels,
  ...sellerEditorLabels,
  ...sellerProductLabels,
  ...adminSettingLabels,
  ...adminCouponLabels,
  ...adminEventLabels,
};

/** Names that need words in a row: its ports, and the events that a person or another actor sends. */
export const labelledNames = ({ ports, events }: RegistryEntry): string[] => [
  ...Object.keys(ports),
  ...new Set(events.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))),
];

/** Registry row with its words: those of the flow, and common ones for events without their own. */
export function labelled(row: RegistryEntry): RegistryEntry {
  const own = flowLabels[row.machine.id];
  const says = labelledNames(row).flatMap((name) => {
    const word = own?.says[name] ?? commonEvents[name];
    return word === undefined ? [] : [[name, word] as const];
  });
  return { ...row, words: { about: own?.about ?? '', says: Object.fromEntries(says) } };
}
