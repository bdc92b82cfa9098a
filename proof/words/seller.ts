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
  sellerWaiting: {
    about: '판매자 메뉴의 항목마다 기다리는 일이 몇 건인지 알려 줘요.',
    says: { load: '기다리는 일을 세어요' },
  },
  applicationForm: {
    about: '사업자 정보를 적어 신청해요.',
    says: { save: '신청서를 보내요', 'form.submitted': '신청하기를 눌러요' },
  },
  sellerDashboard: {
    about: '할 일과 기간별 매출, 잘 팔린 상품, 곧 품절될 사이즈를 한눈에 봐요.',
    says: { load: '스토어의 숫자를 불러와요', 'input.changed': '다른 기간을 골라요' },
  },
  settlementList: {
    about: '한 주마다 나온 정산서와 이번 주 정산 예정 금액을 봐요.',
    says: { loadPage: '정산서를 불러와요', 'filter.changed': '다른 쪽이나 다른 줄 수를 골라요' },
  },
  settlementLines: {
    about: '정산서 한 장에 담긴 판매와 반품을 하나씩 봐요.',
    says: { loadPage: '정산 내역을 불러와요' },
  },
  settlementFile: {
    about: '정산서 한 장을 파일로 받아요.',
    says: { write: '정산서를 파일로 만들어요', 'file.asked': '정산서 내려받기를 눌러요' },
  },
};
