import type { Topic } from '#domain/notices/topics.ts';
import { NOTICE_DAYS } from '#domain/policies/records.ts';

/** Names of the topics. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  ORDER: '주문·배송',
  CLAIM: '반품·교환',
  SALE: '내 스토어 판매',
  REVIEW: '리뷰',
  QUESTION: '상품 문의',
  INQUIRY: '1:1 문의',
  FEED: '피드',
  FOLLOW: '팔로워',
  EVENT: '이벤트',
  RESTOCK: '재입고',
  PRICE: '찜한 상품 가격',
  REWARD: '뱃지·쿠폰·포인트',
  INFO: '계정 안내',
};

/** Copy of the list of notifications. */
export const noticeText = {
  title: '알림',
  failed: '알림을 불러오지 못했어요.',
  empty: '새 알림이 없어요.',
  emptyHint: '주문과 배송, 내 피드의 소식을 여기에서 알려 드려요.',
  nothingHere: '이 조건의 알림이 없어요.',
  showAll: '모든 알림 보기',
  all: '전체',
  topics: '알림 종류',
  unreadOnly: '안 읽은 알림만',
  unread: '읽지 않음',
  suppressedOnly: '이번 주에 보내지 않은 알림',
  readAll: '모두 읽음',
  toSettings: '알림 설정',
  kept: `알림은 ${NOTICE_DAYS}일 동안 보관해요.`,
} as const;

/** Copy of the settings of notifications. */
export const noticeSettingText = {
  failed: '알림 설정을 불러오지 못했어요.',
  hint: '무엇을 어떻게 알려 드릴지 골라 주세요.',
  topic: '종류',
  inApp: '신발장 알림',
  mail: '메일',
  push: '푸시',
  talk: '알림톡',
  fixed: '계정과 보안에 관한 안내는 끌 수 없어요.',
  noMail: '메일로는 보내지 않아요',
  noTalk: '알림톡으로는 보내지 않아요',
  talkHint: '알림톡은 확인한 휴대전화번호의 카카오톡으로 보내 드려요. 광고는 보내지 않아요.',
  phoneNeeded: '알림톡은 휴대전화번호를 확인한 뒤에 받을 수 있어요.',
  verifyPhone: '번호 확인하기',
  of: (topic: string, channel: string) => `${topic} ${channel}`,
} as const;
