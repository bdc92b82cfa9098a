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
  ownStore: {
    about: '내 스토어가 어떻게 보이고 파는 중인지 봐요.',
    says: { load: '내 스토어를 불러와요' },
  },
  storeWords: {
    about: '소개와 공지, 연락처와 반품 주소를 고쳐요.',
    says: { save: '스토어 정보를 저장해요', 'form.submitted': '저장하기를 눌러요' },
  },
  storeMove: {
    about: '휴무를 시작하거나, 다시 열거나, 스토어를 닫아요.',
    says: { save: '판매 상태를 바꿔요', 'form.submitted': '물음의 버튼을 눌러요' },
  },
  storePicture: {
    about: '로고나 배너 사진을 골라 바로 바꿔요.',
    says: { upload: '사진을 올려요', 'picture.chosen': '사진을 골라요' },
  },
  applicationForm: {
    about: '사업자 정보를 적어 신청해요.',
    says: { save: '신청서를 보내요', 'form.submitted': '신청하기를 눌러요' },
  },
};
