import { DECIDED_DOCUMENT_DAYS } from '../policies/records.ts';
import { APPLY_AGAIN_DAYS, FEE_NOTICE_DAYS, SETTLEMENT_CLOSE } from '../policies/selling.ts';
import { DOCUMENT_MEGABYTES } from '../policies/uploads.ts';
import type { HelpAnswer } from './help-answer.ts';

/** Answers of the help page about selling: applications, documents and settlements. */
export const sellingAnswers: readonly HelpAnswer[] = [
  {
    key: 'become-seller',
    topic: 'selling',
    question: '신발장에서 신발을 팔고 싶어요.',
    answer: () => [
      '판매자 신청에서 사업자 정보를 적어 보내 주세요. 관리자가 확인하고, 결과를 알림과 메일로 알려 드려요. 승인되면 판매자 메뉴가 열려요.',
      '판매자가 되면 이 계정으로는 주문할 수 없어요. 구매를 확정하지 않은 주문이나 처리 중인 반품·교환이 있으면 먼저 끝나야 해요.',
    ],
    pages: ['becomeSeller'],
    words: '판매자 입점 신청 사업자 스토어 열기',
  },
  {
    key: 'seller-document',
    topic: 'selling',
    question: '사업자등록증도 내야 하나요?',
    answer: () => [
      `내지 않아도 되지만, PDF나 사진 파일 하나를 ${DOCUMENT_MEGABYTES}MB까지 올릴 수 있어요. 관리자만 보고, 결정한 뒤 ${DECIDED_DOCUMENT_DAYS}일이 지나면 지워요.`,
    ],
    pages: ['becomeSeller'],
    words: '서류 사업자등록증 파일 첨부',
  },
  {
    key: 'apply-again',
    topic: 'selling',
    question: '판매자 신청이 반려됐어요.',
    answer: () => [
      `신청 화면에서 반려 이유를 확인해 주세요. ${APPLY_AGAIN_DAYS}일이 지나면 다시 신청할 수 있어요. 보완을 요청받은 신청은 기다리지 않고 고쳐서 다시 보낼 수 있어요.`,
    ],
    pages: ['becomeSeller'],
    words: '반려 거절 재신청 보완',
  },
  {
    key: 'settlement',
    topic: 'selling',
    question: '판매한 금액은 언제 정산하나요?',
    answer: () => [
      `월요일부터 일요일까지 구매확정된 상품을 모아 다음 월요일 ${SETTLEMENT_CLOSE.hour}시 ${SETTLEMENT_CLOSE.minute}분에 정산서를 확정해요.`,
      `신발장의 수수료율이 바뀌면 적어도 ${FEE_NOTICE_DAYS}일 전에 알려 드려요.`,
    ],
    pages: ['becomeSeller'],
    words: '정산 수수료 지급 입금 판매 대금',
  },
];
