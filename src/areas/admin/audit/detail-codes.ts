import { targetLabel } from '#domain/admin/audit/audit-labels.ts';
import type { AuditEntry } from '#domain/admin/audit/audit-log.ts';
import { ACTIVITY_WORDS } from '#domain/admin/members/member-awards.ts';
import { ROLE_LABELS, STATE_LABELS } from '#domain/admin/members/member-labels.ts';
import { formatDateTime } from '#domain/kit/format.ts';
import { SANCTION_LABELS, SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import { FEED_REWARD_STATE_NAMES } from '#domain/rewards/feed-reward.ts';
import { REWARD_NAMES } from '#domain/rewards/reward-history.ts';
import { CLAIM_STATE_LABELS } from '#domain/seller/claims/claim-labels.ts';
import { campaignStates, distributions } from '#src/areas/admin/coupons/campaign-codes.text.ts';
import { resultStates } from '#src/areas/admin/events/results/result-states.text.ts';
import { caseStates, decisions, reportReasons } from '#src/areas/admin/reports/case-codes.text.ts';
import { codeWords } from './detail-words.text.ts';

type Labels = Readonly<Record<string, string>>;

/** Labels of the codes of each target type: one code can mean different things for two of them. */
const CODES: Readonly<Record<string, Labels>> = {
  CLAIM: CLAIM_STATE_LABELS,
  MEMBER: { ...STATE_LABELS, ...ROLE_LABELS, ...SANCTION_LABELS, ...SANCTION_REASONS },
  CASE: { ...reportReasons, ...caseStates, ...decisions, ...SANCTION_LABELS },
  EVENT: resultStates,
  CAMPAIGN: { ...campaignStates, ...distributions },
  FEED_REWARD: FEED_REWARD_STATE_NAMES,
};

/** Labels of codes that mean the same for every target. */
const COMMON: Labels = { ...REWARD_NAMES, ...ACTIVITY_WORDS, ...codeWords };

/** Label of a code, with the number that some of them end with; null for a text that is no code. */
function labelOf(targetType: string, text: string): string | null {
  const [, code = '', nth] = /^([a-zA-Z_]+?)(?:_(\d+))?$/.exec(text) ?? [];
  const label = CODES[targetType]?.[code] ?? COMMON[code] ?? targetLabel(code);
  if (label === code) return null;
  return nth ? `${label} ${nth}` : label;
}

/** Moment as the server writes it (ISO 8601, UTC). */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Korean text of a value of an audit detail: the label of a code, a moment in Korean time, else the value itself. */
export function detailValue(targetType: AuditEntry['targetType'], value: string | number | boolean): string {
  const text = String(value);
  if (MOMENT.test(text)) return formatDateTime(text);
  return labelOf(targetType, text) ?? text;
}
