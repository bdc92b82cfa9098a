import { AUDIT_ACTIONS } from './audit-labels.ts';

/** Groups of audit actions in the order of the filter, each with the first words of its actions' codes. */
const GROUPS: readonly (readonly [label: string, words: readonly string[]])[] = [
  ['주문·결제', ['ORDER', 'DEPOSIT', 'REFUND', 'CASH']],
  ['반품·교환', ['CLAIM']],
  ['포인트·쿠폰', ['POINTS', 'COUPON', 'CAMPAIGN', 'FOLLOWER']],
  ['상품·스토어', ['CATEGORY', 'BRAND', 'PRODUCT', 'STORE', 'SETTLEMENT', 'APPLICATION']],
  ['이벤트', ['EVENT', 'VOTES']],
  ['피드 보상', ['FEED', 'POLICY']],
  ['신고·문의', ['CASE', 'APPEAL', 'INQUIRY', 'PROBLEM']],
  ['회원 관리', ['MEMBER', 'SANCTION', 'DELETED']],
  [
    '로그인·계정',
    ['LOGIN', 'EMAIL', 'MFA', 'RECOVERY', 'PASSKEY', 'PASSWORD', 'SOCIAL', 'EXPORTED', 'WITHDRAWN'],
  ],
  ['설정·기록', ['SETTING', 'TEST', 'AUDIT']],
];

/** Audit actions by group, so that the filter is not one list of more than a hundred. */
export const AUDIT_GROUPS: readonly { label: string; actions: readonly string[] }[] = GROUPS.map(
  ([label, words]) => ({
    label,
    actions: AUDIT_ACTIONS.filter((action) => words.includes(action.split('_')[0] ?? '')),
  }),
);
