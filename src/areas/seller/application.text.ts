import { DECIDED_DOCUMENT_DAYS } from '#domain/policies/records.ts';
import { DOCUMENT_MEGABYTES } from '#domain/policies/uploads.ts';
import {
  type ApplicantBlock,
  STORE_DESCRIPTION_LENGTH,
  STORE_NAME_LENGTH,
} from '#domain/seller/application.ts';

const inTheWay: Readonly<Record<ApplicantBlock, string>> = {
  ORDER: '아직 구매를 확정하지 않은 주문이 있어요.',
  CLAIM: '처리 중인 반품·교환이 있어요.',
  REFUND: '아직 돌려받지 못한 환불이 있어요.',
};

const names: Readonly<Record<string, string>> = {
  storeName: '스토어 이름',
  description: '소개',
  businessNo: '사업자등록번호',
  documentId: '사업자등록증',
  ownerName: '대표자',
  phone: '연락처',
  zipCode: '우편번호',
  addressLine1: '사업장 주소',
  addressLine2: '상세 주소',
  mailOrderNo: '통신판매업 신고번호',
  agreed: '동의',
};

/** Copy of the seller application. */
export const applicationText = {
  title: '판매자 신청',
  failed: '신청 내용을 불러오지 못했어요.',
  noOrders:
    '판매자가 되면 이 계정으로는 주문할 수 없어요. 포인트와 쿠폰은 보이지만 쓸 수 없고, 지난 주문은 내 구매 내역에서 계속 볼 수 있어요.',
  toPurchases: '내 구매 내역 보기',
  sentAt: (date: string) => `${date}에 신청했어요.`,
  none: {
    title: '신발장에서 신발을 팔아 보세요',
    steps: [
      '사업자 정보를 입력해 신청해 주세요.',
      '관리자가 확인하고, 필요하면 보완을 요청드려요.',
      '승인되면 다시 로그인하지 않아도 판매자 메뉴가 열려요.',
    ],
    open: '신청서 쓰기',
  },
  submitted: {
    title: '심사하고 있어요',
    next: '관리자가 신청 내용을 확인하고 있어요. 결과는 알림과 메일로 알려 드려요.',
  },
  inTheWayTitle: '승인받으려면 먼저 마쳐 주세요',
  inTheWay,
  toOrders: '주문 내역 보기',
  moreInfo: {
    title: '보완할 내용이 있어요',
    asked: '관리자의 요청',
    next: '내용을 고쳐 다시 보내면 심사를 이어서 진행해요.',
    open: '보완해서 다시 보내기',
  },
  rejected: {
    title: '신청이 반려됐어요',
    reason: '반려 사유',
    wait: (days: number, date: string) => `${days}일 뒤, ${date}부터 다시 신청할 수 있어요.`,
    now: '지금 다시 신청할 수 있어요.',
    open: '다시 신청하기',
  },
  approved: {
    title: '판매자로 승인됐어요',
    next: '판매자 메뉴에서 스토어와 상품을 준비해 주세요.',
    go: '판매자 대시보드로 가기',
  },
  staff: {
    title: '관리자 계정이에요',
    next: '관리자 계정으로는 판매자가 될 수 없어요. 신청은 판매자 관리에서 심사해요.',
    go: '관리자 대시보드로 가기',
  },
  withdraw: '신청 철회',
  withdrawing: '철회하는 중',
  askWithdraw: '신청을 철회할까요?',
  askWithdrawText: '입력한 사업자 정보는 삭제돼요. 다시 신청하려면 처음부터 입력해야 해요.',
  document: {
    label: '사업자등록증 (선택)',
    hint: `PDF, JPG, PNG 파일 하나를 ${DOCUMENT_MEGABYTES}MB까지 올릴 수 있어요. 관리자만 볼 수 있고, 심사가 끝나고 ${DECIDED_DOCUMENT_DAYS}일이 지나면 삭제해요.`,
    choose: '파일 선택',
    replace: '다른 파일 선택',
    remove: '파일 빼기',
    sending: '올리는 중',
    waits: '사업자등록증을 올리고 있어요. 다 올라가면 신청할 수 있어요.',
    kinds: { PDF: 'PDF', PICTURE: '사진' },
    facts: (kind: string, size: string) => `${kind} · ${size}`,
    sent: (facts: string) => `사업자등록증 ${facts}`,
    file: { take: '파일 받기', taking: '받는 중', taken: '파일을 받았어요.' },
  },
  form: {
    title: '신청서',
    groups: { store: '스토어', business: '사업자 정보', report: '통신판매업 신고' },
    /** Names of fields in a list of problems. */
    names,
    storeName: '스토어 이름',
    storeNameHint: `${STORE_NAME_LENGTH.min}자부터 ${STORE_NAME_LENGTH.max}자까지 쓸 수 있어요.`,
    description: '소개 (선택)',
    descriptionHint: `${STORE_DESCRIPTION_LENGTH}자까지 쓸 수 있어요.`,
    businessNo: '사업자등록번호',
    businessNoHint: '숫자 10자리, 예: 123-45-67891',
    ownerName: '대표자',
    phone: '연락처',
    phoneHint: '예: 02-123-4567, 010-1234-5678',
    zipCode: '우편번호',
    addressLine1: '사업장 주소',
    addressLine2: '상세 주소',
    mailOrderNo: '통신판매업 신고번호',
    isMailOrderExempt: '간이과세·면제라서 신고번호가 없어요.',
    agreed: '신청한 내용이 사실이고, 판매자로서 표시·광고와 반품에 관한 법을 지킬게요.',
    send: '신청하기',
    sendAgain: '다시 보내기',
    sending: '보내는 중',
    cancel: '취소',
  },
} as const;
