import type { FlowWords, RegistryEntry } from './entry.ts';
import { adminWords } from './labels/admin.ts';
import { adminAuditWords } from './labels/admin-audit.ts';
import { adminCouponWords } from './labels/admin-coupons.ts';
import { adminEventWords } from './labels/admin-events.ts';
import { adminReportWords } from './labels/admin-reports.ts';
import { adminRewardWords } from './labels/admin-rewards.ts';
import { adminSettingWords } from './labels/admin-settings.ts';
import { catalogueWords } from './labels/catalogue.ts';
import { communityWords } from './labels/community.ts';
import { eventWords } from './labels/events.ts';
import { commonEvents } from './labels/kit.ts';
import { memberWords } from './labels/members.ts';
import { noticeWords } from './labels/notices.ts';
import { reviewWords } from './labels/reviews.ts';
import { rewardWords } from './labels/rewards.ts';
import { sellerWords } from './labels/seller.ts';
import { sellerEditorWords } from './labels/seller-editor.ts';
import { sellerGoodsWords } from './labels/seller-products.ts';
import { shellWords } from './labels/shell.ts';
import { tradeWords } from './labels/trade.ts';

/** Korean words of every flow, by machine id. */
export const flowWords: Readonly<Record<string, FlowWords>> = {
  ...shellWords,
  ...memberWords,
  ...catalogueWords,
  ...tradeWords,
  ...communityWords,
  ...eventWords,
  ...reviewWords,
  ...rewardWords,
  ...noticeWords,
  ...adminWords,
  ...adminReportWords,
  ...adminRewardWords,
  ...adminAuditWords,
  ...sellerWords,
  ...sellerEditorWords,
  ...sellerGoodsWords,
  ...adminSettingWords,
  ...adminCouponWords,
  ...adminEventWords,
};

/** Names that need words in a row: its ports, and the events that a person or another actor sends. */
export const toldOf = ({ ports, events }: RegistryEntry): string[] => [
  ...Object.keys(ports),
  ...new Set(events.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))),
];

/** Registry row with its words: those of the flow, and common ones for events without their own. */
export function told(row: RegistryEntry): RegistryEntry {
  const own = flowWords[row.machine.id];
  const says = toldOf(row).flatMap((name) => {
    const word = own?.says[name] ?? commonEvents[name];
    return word === undefined ? [] : [[name, word] as const];
  });
  return { ...row, words: { about: own?.about ?? '', says: Object.fromEntries(says) } };
}
