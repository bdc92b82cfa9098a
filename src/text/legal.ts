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
      text: '이 약관은 회사가 운영하는 신발장의 상품 판매와 피드 서비스를 이용하는 조건과 절차, 회사와 회원의 권리와 의무를 정함을 목적으로 합니다.',
    },
    {
      title: '제2조 (회원)',
      text: '회원이란 이메일로 가입하고 본인 확인을 마친 이용자를 말합니다. 회원은 언제든지 탈퇴할 수 있습니다.',
    },
    {
      title: '제3조 (상품과 가격)',
      text: `상품 가격은 화면에 표시된 할인 적용 가격입니다. 배송비는 주문마다 ${formatWon(DELIVERY_FEE)}이며, 할인 후 상품 금액이 ${formatWon(FREE_DELIVERY_FROM)} 이상이거나 회원 등급이 ${FREE_DELIVERY_LEVEL} 이상이면 무료입니다.`,
    },
    {
      title: '제4조 (청약철회)',
      text: `회원은 상품을 받은 날부터 ${RETURN_DAYS}일 이내에 청약을 철회할 수 있습니다. 상품이 표시·광고의 내용과 다르면 상품을 받은 날부터 ${DEFECT_MONTHS}개월 이내, 그 사실을 안 날부터 ${DEFECT_NOTICED_DAYS}일 이내에 철회할 수 있습니다. 단순 변심으로 반품하면 회원이 반품 배송비 ${formatWon(DELIVERY_FEE)}을 부담하며, 배송비가 무료인 주문을 모두 반품하면 ${returnFeeText(FREE_ORDER)}을 부담합니다. 상품에 문제가 있어 반품하거나 상품을 교환할 때의 배송비는 회사가 부담합니다.`,
    },
    {
      title: '제5조 (적립 포인트)',
      text: `적립 포인트는 ${POINT_UNIT}포인트 단위로 사용할 수 있으며, 적립한 날부터 ${POINT_YEARS}년이 지나면 소멸합니다. 적립의 근거가 된 주문이나 활동이 취소되면 해당 포인트를 회수합니다.`,
    },
    {
      title: '제6조 (피드)',
      text: '회원이 올린 글과 사진의 저작권은 해당 회원에게 있습니다. 회사는 다른 사람의 권리를 침해하는 게시물을 숨기거나 삭제할 수 있습니다.',
    },
  ],
};

/** Privacy policy, with the date since which it is in force. */
export const privacyText: LegalText = {
  title: '개인정보처리방침',
  effective: effectiveOf('PRIVACY'),
  sections: [
    {
      title: '수집하는 개인정보',
      text: '가입할 때 이메일, 비밀번호, 이름, 닉네임을 수집합니다. 전화번호, 생년월일, 성별, 키, 몸무게, 발 길이, 발볼은 회원이 입력한 경우에만 수집합니다.',
    },
    {
      title: '이용 목적',
      text: '주문과 배송, 문의 응대, 등급과 포인트 관리, 신발 사이즈 안내에 이용합니다.',
    },
    {
      title: '보관 기간',
      text: `회원이 탈퇴하면 개인정보를 지체 없이 파기합니다. 다만 법에 따라 주문과 결제 기록은 ${ORDER_RECORD_YEARS}년, 분쟁 처리 기록은 ${DISPUTE_RECORD_YEARS}년, 로그인 기록은 ${LOGIN_RECORD_MONTHS}개월 동안 따로 보관합니다. 판매자 신청에 첨부한 사업자등록증은 신청을 철회하면 바로, 신청이 승인되거나 반려되면 ${DECIDED_DOCUMENT_DAYS}일 뒤에 파기합니다.`,
    },
    {
      title: '다른 회원에게 보이는 정보',
      text: '닉네임, 프로필 사진, 등급, 회원이 공개한 뱃지는 다른 회원에게 보입니다. 이메일과 전화번호는 공개하지 않습니다.',
    },
    {
      title: '안전 조치',
      text: '비밀번호는 일방향으로 암호화하여 저장하고, 로그인 토큰은 해시값으로만 보관합니다.',
    },
    { title: '문의', text: '개인정보 보호책임자의 연락처는 화면 아래의 사업자 정보에서 확인할 수 있습니다.' },
  ],
};

/** Consent to marketing e-mails, with the hours in which none are sent. */
export const marketingText: LegalText = {
  title: '혜택과 소식 메일 수신',
  effective: effectiveOf('MARKETING'),
  sections: [
    {
      title: '보내는 내용',
      text: '할인, 쿠폰, 이벤트, 신상품 소식을 가입한 이메일로 보냅니다. 제목은 (광고)로 시작합니다.',
    },
    {
      title: '보내는 시간',
      text: `야간 수신에 따로 동의하지 않은 회원에게는 밤 ${NIGHT.from - 12}시부터 다음 날 아침 ${NIGHT.until}시까지는 보내지 않습니다.`,
    },
    {
      title: '수신 거부',
      text: '동의하지 않아도 가입하고 주문할 수 있습니다. 메일의 수신 거부 링크를 누르면 로그인하지 않아도 바로 수신을 거부할 수 있습니다.',
    },
  ],
};
