import { formatDate, formatWon } from '#domain/kit/format.ts';
import { type DocumentKind, latestOf } from '#domain/members/signup/documents.ts';
import { NIGHT } from '#domain/policies/accounts.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';
import { POINT_UNIT, POINT_YEARS } from '#domain/policies/points.ts';
import {
  DECIDED_DOCUMENT_DAYS,
  DISPUTE_RECORD_YEARS,
  LOGIN_RECORD_MONTHS,
  ORDER_RECORD_YEARS,
} from '#domain/policies/records.ts';
import { DEFECT_MONTHS, DEFECT_NOTICED_DAYS, RETURN_DAYS } from '#domain/policies/returns.ts';
import { FREE_DELIVERY_LEVEL } from '#domain/rewards/level.ts';
import { returnFeeOf, returnFeeText } from '#domain/trade/claims/return-fee.ts';

const FREE_ORDER = returnFeeOf({ cause: 'CHANGE_OF_MIND', paidDelivery: 0, isLast: true });

type Section = { title: string; text: string };
export type LegalText = { title: string; effective: string; sections: readonly Section[] };

/** Text of the effective date of a document's latest version. */
const effectiveOf = (document: DocumentKind): string => `시행일 ${formatDate(latestOf(document).effective)}`;

/** Terms of service, with the date since which they are in force. */
export const termsText: LegalText = {
  title: '이용약관',
  effective: effectiveOf('TERMS'),
  sections: [
    {
      title: '제1조 (목적)',
      text: '이 약관은 신발장이 제공하는 상품 판매와 피드 서비스를 이용하는 조건과 절차, 회원과 회사의 권리와 의무를 정합니다.',
    },
    {
      title: '제2조 (회원)',
      text: '이메일로 가입하고 본인 확인을 마친 사람을 회원으로 봅니다. 회원은 언제든지 탈퇴할 수 있습니다.',
    },
    {
      title: '제3조 (상품과 가격)',
      text: `상품의 가격은 화면에 적힌 할인 적용 가격이며, 배송비는 주문마다 ${formatWon(DELIVERY_FEE)}이고 할인한 상품 금액이 ${formatWon(FREE_DELIVERY_FROM)} 이상이거나 회원의 등급이 ${FREE_DELIVERY_LEVEL} 이상이면 받지 않습니다.`,
    },
    {
      title: '제4조 (청약철회)',
      text: `회원은 상품을 받은 날부터 ${RETURN_DAYS}일 안에 청약을 철회할 수 있습니다. 상품이 표시와 다르면 받은 날부터 ${DEFECT_MONTHS}개월, 안 날부터 ${DEFECT_NOTICED_DAYS}일 안에 철회할 수 있습니다. 단순 변심으로 반품하는 회원은 반품 배송비 ${formatWon(DELIVERY_FEE)}을 부담하고, 배송비를 내지 않은 주문을 모두 반품하면 ${returnFeeText(FREE_ORDER)}을 부담합니다. 상품에 문제가 있는 반품과 모든 교환의 배송비는 회사가 부담합니다.`,
    },
    {
      title: '제5조 (적립 포인트)',
      text: `적립 포인트는 ${POINT_UNIT}포인트 단위로 쓸 수 있고 적립한 날부터 ${POINT_YEARS}년이 지나면 소멸합니다. 적립의 원인이 취소되면 포인트도 회수합니다.`,
    },
    {
      title: '제6조 (피드)',
      text: '회원이 올린 글과 사진의 저작권은 회원에게 있습니다. 타인의 권리를 침해하는 글은 숨기거나 삭제할 수 있습니다.',
    },
  ],
};

/** Privacy policy, with the date since which it is in force. */
export const privacyText: LegalText = {
  title: '개인정보처리방침',
  effective: effectiveOf('PRIVACY'),
  sections: [
    {
      title: '수집하는 항목',
      text: '가입할 때 이메일, 비밀번호, 이름, 닉네임을 받습니다. 회원이 원하면 전화번호, 생년월일, 성별, 키, 몸무게, 발 길이, 발볼을 더 적을 수 있습니다.',
    },
    { title: '이용 목적', text: '주문과 배송, 문의 응대, 등급과 포인트 관리, 신발 사이즈 안내에 씁니다.' },
    {
      title: '보관 기간',
      text: `탈퇴하면 지체 없이 파기합니다. 다만 계약과 결제 기록은 ${ORDER_RECORD_YEARS}년, 불만 처리 기록은 ${DISPUTE_RECORD_YEARS}년, 로그인 기록은 ${LOGIN_RECORD_MONTHS}개월 동안 법에 따라 따로 보관합니다. 판매자 신청에 붙인 사업자등록증은 신청을 철회하면 바로, 승인하거나 반려하면 ${DECIDED_DOCUMENT_DAYS}일 뒤에 파기합니다.`,
    },
    {
      title: '다른 회원에게 보이는 정보',
      text: '닉네임, 프로필 사진, 등급과 회원이 공개한 뱃지가 보입니다. 이메일과 전화번호는 보이지 않습니다.',
    },
    {
      title: '안전 조치',
      text: '비밀번호는 되돌릴 수 없는 방식으로 저장하고, 로그인 상태를 나타내는 토큰은 해시로만 보관합니다.',
    },
    { title: '문의', text: '개인정보 보호책임자의 연락처는 화면 아래 사업자 정보에서 확인할 수 있습니다.' },
  ],
};

/** Consent to marketing e-mails, with the hours in which none are sent. */
export const marketingText: LegalText = {
  title: '마케팅 메일 받기',
  effective: effectiveOf('MARKETING'),
  sections: [
    {
      title: '보내는 것',
      text: '할인, 쿠폰, 이벤트와 새 상품 소식을 가입한 이메일로 보냅니다. 제목은 (광고)로 시작합니다.',
    },
    {
      title: '보내는 시간',
      text: `야간 수신에 따로 동의하지 않으면 밤 ${NIGHT.from - 12}시부터 다음 날 아침 ${NIGHT.until}시까지는 보내지 않습니다.`,
    },
    {
      title: '그만 받기',
      text: '동의하지 않아도 가입하고 주문할 수 있습니다. 메일에 있는 수신 거부 링크를 누르면 로그인하지 않아도 바로 그만 받습니다.',
    },
  ],
};
