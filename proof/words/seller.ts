import type { FlowWords } from '../entry.ts';

/** From the wish to sell to a store. */
export const sellerWords: Readonly<Record<string, FlowWords>> = {
  sellerApplication: {
    about: '판매자가 되려고 신청하고, 심사가 어떻게 되어 가는지 봐요.',
    says: {
      load: '내 신청과 역할을 불러와요',
      withdraw: '신청을 철회해요',
      'form.opened': '신청서 쓰기나 다시 보내기를 눌러요',
      'form.closed': '취소를 눌러요',
      'form.finished': '신청서를 다 보냈어요',
      'withdrawal.asked': '신청 철회를 눌러요',
      'withdrawal.confirmed': '물음에 신청 철회를 눌러요',
      'withdrawal.dismissed': '물음에 취소를 눌러요',
    },
  },
  reviewDesk: {
    about: '내 상품의 리뷰를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
  },
  reviewAnswer: {
    about: '리뷰 하나에 답변을 쓰거나 고쳐요.',
    says: { save: '답변을 올려요', 'form.submitted': '답변 올리기를 눌러요' },
  },
  answerRemoval: {
    about: '리뷰에 쓴 답변을 삭제해요.',
    says: { remove: '답변을 삭제해요' },
  },
  claimList: {
    about: '반품과 교환 요청을 할 일에 따라 골라 보고, 하나를 열어요.',
    says: { loadPage: '요청 한 쪽을 불러와요' },
  },
  claimDesk: {
    about: '요청 하나의 사유와 사진, 돌려줄 돈을 보고 다음 일을 골라요.',
    says: {
      load: '요청 하나를 불러와요',
      'step.chosen': '수거 접수, 입고 확인, 완료, 반려 가운데 하나를 눌러요',
      'step.dropped': '취소를 눌러요',
      'step.taken': '고른 일이 끝났어요',
      'claim.moved': '다른 곳에서 먼저 처리됐어요',
    },
  },
  claimStep: {
    about: '택배사, 검수 메모, 할 말이나 반려 사유를 적어 처리해요.',
    says: { save: '적은 대로 처리해요', 'form.submitted': '하기를 눌러요' },
  },
  applicationForm: {
    about: '사업자 정보를 적어 신청해요.',
    says: { save: '신청서를 보내요', 'form.submitted': '신청하기를 눌러요' },
  },
};
