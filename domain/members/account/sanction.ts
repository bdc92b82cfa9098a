import { formatDateTime } from '../../kit/format.ts';

/**
 * Sanctions from mild to severe: WARN notifies, SILENCE forbids posting, SUSPEND blocks login until
 * a date, BLOCK permanently.
 */
export const SANCTION_KINDS = ['WARN', 'SILENCE', 'SUSPEND', 'BLOCK'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];
export const SANCTION_LABELS: Readonly<Record<SanctionKind, string>> = {
  WARN: '경고',
  SILENCE: '활동 정지',
  SUSPEND: '계정 정지',
  BLOCK: '차단',
};

/** Reasons of a sanction, as shown to the member. */
export const SANCTION_REASONS = {
  ABUSE: '욕설이나 비방',
  SPAM: '광고나 도배',
  ILLEGAL_CONTENT: '불법이거나 선정적인 내용',
  FALSE_INFORMATION: '거짓 정보',
  COPYRIGHT: '저작권 침해',
  MANIPULATION: '투표나 추천 조작',
  FRAUD: '거래 사기나 결제 악용',
  OTHER: '운영 정책 위반',
} as const;
export type SanctionReason = keyof typeof SANCTION_REASONS;

/** Sanction in force; `until` null means until it is lifted. */
export type InForce = { reason: SanctionReason; until: Date | null };

const untilWords = (until: Date | null): string =>
  until ? `${formatDateTime(until.toISOString())}까지` : '해제될 때까지';

/** Message for a silenced member who tries to post. */
export const silencedSentence = ({ reason, until }: InForce): string =>
  `${SANCTION_REASONS[reason]} 때문에 활동이 정지됐어요. ${untilWords(until)} 글, 댓글, 리뷰, 투표, 신고를 할 수 없어요.`;

const OBJECTION = '이의가 있으면 안내 메일에 적힌 방법으로 알려 주세요.';

/** Message for a suspended or blocked member, shown only after authentication. */
export const bannedSentence = ({ reason, until }: InForce, kind: 'SUSPEND' | 'BLOCK'): string =>
  kind === 'BLOCK'
    ? `${SANCTION_REASONS[reason]} 때문에 차단된 계정이에요. ${OBJECTION}`
    : `${SANCTION_REASONS[reason]} 때문에 계정이 정지됐어요. ${untilWords(until)} 로그인할 수 없어요. ${OBJECTION}`;
