import { ROLE_LABELS, STATE_LABELS } from '#domain/admin/members/member-labels.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { SANCTION_LABELS } from '#domain/members/account/sanction.ts';
import { AWAY_DAYS, SPAN_DAYS } from '#domain/policies/figures.ts';

/** Copy of the member table. */
export const membersText = {
  title: '회원',
  label: '회원 목록',
  failed: '회원을 불러오지 못했어요.',
  searched: '회원',
  hint: '이메일, 닉네임, 이름, 휴대전화번호, 회원 번호로 찾을 수 있어요. 검색하면 감사 기록에 남아요.',
  nameless: '탈퇴한 회원',
  states: STATE_LABELS,
  roles: ROLE_LABELS,
  kinds: SANCTION_LABELS,
  locked: '로그인 잠금',
  views: {
    all: '전체',
    seller: '판매자',
    admin: '관리자',
    held: '정지',
    locked: '잠금',
    pending: '인증 대기',
    deleted: '탈퇴',
  },
  columns: {
    nickname: '닉네임',
    email: '이메일',
    role: '역할',
    level: '등급',
    orders: '주문',
    reports: '신고',
    joined: '가입',
    seen: '마지막 방문',
    state: '상태',
  },
  seen: {
    DAY: '하루 이내',
    WEEK: `${SPAN_DAYS.week}일 이내`,
    MONTH: `${SPAN_DAYS.month}일 이내`,
    AWAY: `${AWAY_DAYS}일 넘게 방문 없음`,
    NEVER: '방문 기록 없음',
  },
  sorts: {
    'joined-desc': '최근 가입 순',
    'joined-asc': '오래된 가입 순',
    nickname: '닉네임 순',
    level: '등급 높은 순',
  },
  standings: { ACTIVE: '정상', HELD: '정지', LOCKED: '로그인 잠금', PENDING: '인증 대기', DELETED: '탈퇴' },
  joined: '가입한 날',
  joinedFrom: '가입일부터',
  joinedTo: '가입일까지',
  fileHint: `조건에 맞는 회원을 ${formatNumber(MAX_LISTED)}명까지 내려받아요. 이메일과 휴대전화번호는 가려요. 본인 확인이 필요해요.`,
  never: '없음',
} as const;

/** Copy of the bulk actions. */
export const memberBulkText = {
  acts: { WARN: '경고하기', SILENCE: '활동 정지하기', POINTS: '포인트 지급', COUPON: '쿠폰 지급' },
  titles: {
    WARN: '선택한 회원에게 경고할까요?',
    SILENCE: '선택한 회원의 활동을 정지할까요?',
    POINTS: '선택한 회원에게 포인트를 지급할까요?',
    COUPON: '선택한 회원에게 쿠폰을 지급할까요?',
  },
  asked: (n: string) => `${n}명에게 알림과 메일을 보내요. 본인과 관리자, 탈퇴한 회원은 제외해요.`,
  pointsAsked: (n: string, each: string, all: string) =>
    `${n}명에게 ${each}포인트씩, 모두 ${all}포인트를 지급하고 알려요. 본인과 관리자, 탈퇴한 회원은 제외해요.`,
  couponAsked: (n: string) =>
    `${n}명에게 한 장씩 지급하고 알려요. 이미 받은 회원과 구매 회원이 아닌 회원은 제외해요.`,
  hint: '선택한 회원 모두에게 같은 안내를 보내요. 본인 확인이 필요해요.',
  count: '대상 인원 확인',
  points: (most: string) => `회원마다 1부터 ${most}까지`,
  campaign: '쿠폰 캠페인',
  campaignHint: '진행 중인 캠페인의 쿠폰을 회원마다 한 장씩 지급해요.',
  noCampaign: '진행 중인 캠페인이 없어요.',
  campaignsFailed: '캠페인을 불러오지 못했어요.',
} as const;

/** Names of codes in the audit log and elsewhere; a code without a name is shown unchanged. */
export const memberCodes: Readonly<Record<string, string>> = {
  PENDING: '결제 전',
  ORDERED: '결제 완료',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  CANCELLED: '취소',
  RETURNED: '반품',
  EXCHANGED: '교환',
  REQUESTED: '요청',
  COMPLETED: '완료',
  REJECTED: '거절',
  WITHDRAWN: '철회',
  RETURN: '반품',
  EXCHANGE: '교환',
  IN: '로그인',
  WRONG_PASSWORD: '비밀번호 틀림',
  WRONG_CODE: '코드 틀림',
  LOCKED: '잠금',
  CODE_ASKED: '코드 요청',
  NOT_VERIFIED: '인증 전',
  NOT_ACTIVE: '이용 제한',
  PASSWORD: '비밀번호',
  MFA: '2단계 인증',
  PASSKEY: '패스키',
  SOCIAL: '간편 로그인',
  HIDDEN: '숨김',
  ACTIVE: '공개',
};
