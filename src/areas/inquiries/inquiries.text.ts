import {
  INQUIRY_TOPICS,
  type Inquiry,
  type InquiryAuthor,
  type InquiryTopic,
} from '#domain/inquiries/inquiry.ts';
import type { InquiryState } from '#domain/inquiries/inquiry-lifecycle.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { ESCALATION_DAYS, INQUIRY_CLOSE_DAYS, INQUIRY_REOPEN_DAYS } from '#domain/policies/inquiries.ts';

const topics: Readonly<Record<InquiryTopic, string>> = {
  DELIVERY: '배송',
  PRODUCT: '상품',
  RETURN: '취소·교환·반품',
  PAYMENT: '결제·환불',
  ACCOUNT: '계정',
  OTHER: '기타',
};

/** Topics as the choices of a menu. */
export const TOPIC_CHOICES = INQUIRY_TOPICS.map((value) => ({ value, label: topics[value] }));

const states: Readonly<Record<InquiryState, string>> = {
  WAITING: '답변 대기',
  ANSWERED: '답변 완료',
  CLOSED: '종료',
};

/** Copy that lists and threads of inquiries share. */
export const inquiryText = {
  topics,
  states,
  escalated: '고객센터 확인 중',
  shop: '고객센터',
  to: ({ storeName }: Inquiry): string => storeName ?? '고객센터',
  failed: '문의를 불러오지 못했어요.',
  order: (orderNo: string) => `주문번호 ${orderNo}`,
  claim: (code: string) => `반품·교환 요청 ${code}`,
  event: (title: string) => `이벤트 ${title}`,
  quantity: (count: number) => `${formatNumber(count)}켤레`,
  messages: '주고받은 글',
  pictures: '글에 붙인 사진',
  picture: (place: number) => `사진 ${formatNumber(place)}`,
  author: (author: InquiryAuthor, { userName, storeName }: Inquiry): string =>
    ({ BUYER: userName, STORE: storeName ?? '스토어', SHOP: '고객센터' })[author],
} as const;

/** Copy of the list of the member's inquiries. */
export const myInquiryText = {
  title: '1:1 문의',
  open: '고객센터에 문의하기',
  hint: '주문한 상품은 주문 상세에서 판매자에게 문의할 수 있어요.',
  empty: '아직 남긴 문의가 없어요',
  emptyHint: '궁금한 점을 남기면 답변이 왔을 때 알려 드려요.',
  orders: '주문 내역 보기',
} as const;

/** Copy of the form that opens an inquiry. */
export const inquiryFormText = {
  toShop: '고객센터에 문의하기',
  toStore: '판매자에게 문의하기',
  aboutEvent: '이 이벤트에 대해 고객센터에 물어봐요.',
  notReceived: '상품을 아직 받지 못했어요. 지금 어디에 있는지 확인해 주세요.',
  topic: '주제',
  choose: '주제를 골라 주세요',
  content: '문의 내용',
  contentHint: (length: number, least: number, most: number) =>
    `${formatNumber(least)}자 이상, ${formatNumber(length)} / ${formatNumber(most)}자`,
  hint: `답변이 오면 알려 드려요. 판매자가 ${ESCALATION_DAYS}영업일 동안 답하지 않으면 고객센터가 함께 확인해요.`,
  shopHint: '답변이 오면 알려 드려요.',
  privacy: '판매자에게는 닉네임과 주문한 상품만 보여요.',
  send: '문의 남기기',
  sending: '보내는 중…',
  sent: '문의를 남겼어요.',
} as const;

/** Copy of one inquiry of the member. */
export const threadText = {
  title: '1:1 문의',
  back: '1:1 문의 목록',
  missing: '문의를 찾을 수 없어요',
  order: '주문 상세 보기',
  event: '이벤트 보기',
  write: '글 쓰기',
  contentHint: (length: number, most: number) => `${formatNumber(length)} / ${formatNumber(most)}자`,
  send: '보내기',
  attach: '사진 붙이기',
  sending: '보내는 중…',
  sent: '글을 보냈어요.',
  close: '문의 종료',
  closeQuestion: {
    title: '문의를 종료할까요?',
    text: `종료해도 ${INQUIRY_REOPEN_DAYS}일 안에는 다시 글을 써서 열 수 있어요.`,
  },
  closed: '문의를 종료했어요.',
  waiting: '답변을 기다리고 있어요.',
  escalated: `판매자가 ${ESCALATION_DAYS}영업일 동안 답하지 않아 고객센터가 함께 확인하고 있어요.`,
  answered: `${INQUIRY_CLOSE_DAYS}일 동안 새 글이 없으면 문의가 종료돼요.`,
  reopens: (day: string) => `끝난 문의예요. ${day}까지 글을 쓰면 다시 열려요.`,
  ended: `끝난 지 ${INQUIRY_REOPEN_DAYS}일이 지난 문의예요. 더 궁금한 점은 새 문의로 남겨 주세요.`,
  reopen: '다시 문의하기',
} as const;
