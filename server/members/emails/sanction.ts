import { formatDateTime } from '#domain/kit/format.ts';
import {
  SANCTION_REASONS,
  type SanctionKind,
  type SanctionReason,
} from '#domain/members/account/sanction.ts';
import { APPEAL_DAYS } from '#domain/policies/moderation.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** Data of the e-mail about a sanction; `until` null means indefinite. */
export type SanctionFacts = { kind: SanctionKind; reason: SanctionReason; until: Date | null; text: string };

const SUBJECTS = {
  WARN: '신발장에서 경고를 받았어요',
  SILENCE: '신발장 활동이 정지됐어요',
  SUSPEND: '신발장 계정이 정지됐어요',
  BLOCK: '신발장 계정이 차단됐어요',
} as const satisfies Record<SanctionKind, string>;

const WHAT = {
  WARN: '같은 일이 되풀이되면 활동이 정지될 수 있어요.',
  SILENCE: '글, 댓글, 리뷰, 투표, 신고를 할 수 없어요. 둘러보고 주문하는 일은 그대로 할 수 있어요.',
  SUSPEND: '로그인할 수 없어요. 이미 결제한 주문은 그대로 배송돼요.',
  BLOCK: '더 이상 로그인할 수 없어요. 이미 결제한 주문은 그대로 배송돼요.',
} as const satisfies Record<SanctionKind, string>;

const lasting = ({ kind, until }: SanctionFacts): string[] => {
  if (until) return [`정지 기간은 ${formatDateTime(until.toISOString())}까지예요.`];
  return kind === 'SILENCE' ? ['정지는 해제될 때까지 이어져요.'] : [];
};

/** E-mail about a sanction: reason, end and appeal. */
export const sanctionEmail = (told: SanctionFacts): EmailContent => ({
  subject: SUBJECTS[told.kind],
  paragraphs: [
    `이유: ${SANCTION_REASONS[told.reason]}`,
    told.text,
    [WHAT[told.kind], ...lasting(told)].join(' '),
  ],
  notes: [
    `잘못된 결정이라고 생각하면 ${APPEAL_DAYS}일 안에 이 메일에 답장해 주세요. 다른 관리자가 다시 살펴봐요.`,
  ],
});

/** E-mail about the lifting of a sanction. */
export const sanctionLiftedEmail = (kind: SanctionKind): EmailContent => ({
  subject: kind === 'SILENCE' ? '신발장 활동 정지가 풀렸어요' : '신발장 계정을 다시 쓸 수 있어요',
  paragraphs: ['제재를 해제했어요. 지금부터 다시 이용할 수 있어요.'],
});
