import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { LEAVING_BLOCKS } from '#domain/members/account/withdrawal.ts';
import {
  DISPUTE_RECORD_YEARS,
  LOGIN_RECORD_MONTHS,
  NICKNAME_REST_DAYS,
  ORDER_RECORD_YEARS,
} from '#domain/policies/records.ts';

/** Copy of closing the own account: blocking orders, what is deleted and kept. */
export const leavingText = {
  title: '회원 탈퇴',
  failed: '탈퇴 안내를 불러오지 못했어요.',
  blocked: '먼저 끝내야 할 일이 있어요',
  blocks: LEAVING_BLOCKS,
  ways: {
    ORDER: '주문 내역 보기',
    CLAIM: '반품·교환 보기',
    REFUND: '환불 보기',
    STORE: '스토어 보기',
    LAST_ADMIN: '',
  },
  checkAgain: '다시 확인하기',
  goes: '탈퇴하면 바로 사라져요',
  points: '포인트',
  coupons: '쿠폰',
  badges: '뱃지',
  level: '등급',
  also: '이름·연락처·배송지·신체 정보·프로필 사진, 찜·최근 본 상품·장바구니, 로그인 수단과 로그인한 기기도 모두 지워요.',
  stays: '법에 따라 따로 보관해요',
  law: [
    `주문과 결제 기록: ${ORDER_RECORD_YEARS}년`,
    `소비자 불만과 분쟁 처리 기록: ${DISPUTE_RECORD_YEARS}년`,
    `로그인 기록: ${LOGIN_RECORD_MONTHS}개월`,
  ],
  nickname: `닉네임은 ${NICKNAME_REST_DAYS}일 동안 다른 사람이 쓸 수 없어요. 같은 이메일로는 바로 다시 가입할 수 있어요.`,
  posts: '내가 쓴 글',
  removePosts: '내 피드·댓글·리뷰도 지우기',
  keepHint: '지우지 않으면 ‘탈퇴한 회원’이라는 이름으로 남아요.',
  agree: '사라지는 것을 확인했고 탈퇴할게요.',
  leave: '탈퇴하기',
  leaving: '탈퇴하는 중…',
  left: '탈퇴했어요. 그동안 함께해 주셔서 고마워요.',
  count: {
    points: (n: string) => `${n}P`,
    coupons: (n: string) => `${n}장`,
    badges: (n: string) => `${n}개`,
  },
} as const;

/** Copy of the privacy settings card: visibility of body measurements, data export. */
export const privacyText = {
  body: '신체 정보 공개',
  bodyHint: '성별, 키, 몸무게, 발 치수를 누가 볼지 골라요. 고르면 바로 바뀌어요.',
  bodySaving: '바꾸는 중…',
  bodySaved: '바꿨어요.',
  bodyFailed: '공개 범위를 불러오지 못했어요.',
  toProfile: '내 정보 수정',
  export: '내 데이터 내려받기',
  exportHint: `신발장에 저장된 내 정보를 파일 하나로 받을 수 있어요. 하루에 ${ACTION_LIMITS.EXPORT.most}번까지 받을 수 있어요.`,
  download: '내려받기',
  downloading: '모으는 중…',
  downloaded: '파일을 내려받았어요.',
  downloadAgain: '다시 내려받기',
  leave: '회원 탈퇴',
  leaveHint: '사라지는 정보와 남는 정보를 먼저 알려 드려요.',
} as const;
