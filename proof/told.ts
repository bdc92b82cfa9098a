import type { FlowWords, RegistryEntry } from './entry.ts';
import { adminWords } from './words/admin.ts';
import { adminAuditWords } from './words/admin-audit.ts';
import { adminCouponWords } from './words/admin-coupons.ts';
import { adminEventWords } from './words/admin-events.ts';
import { adminReportWords } from './words/admin-reports.ts';
import { adminRewardWords } from './words/admin-rewards.ts';
import { adminSettingWords } from './words/admin-settings.ts';
import { catalogueWords } from './words/catalogue.ts';
import { communityWords } from './words/community.ts';
import { eventWords } from './words/events.ts';
import { commonEvents } from './words/kit.ts';
import { memberWords } from './words/members.ts';
import { noticeWords } from './words/notices.ts';
import { reviewWords } from './words/reviews.ts';
import { rewardWords } from './words/rewards.ts';
import { sellerWords } from './words/seller.ts';
import { sellerEditorWords } from './words/seller-editor.ts';
import { sellerGoodsWords } from './words/seller-goods.ts';
import { shellWords } from './words/shell.ts';
import { tradeWords } from './words/trade.ts';

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
