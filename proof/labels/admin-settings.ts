import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of settings and store administration for QA (inspector and drawings),
 * not text of the shop.
 */
export const adminSettingLabels: Readonly<Record<string, FlowLabels>> = {
  settings: { about: '상점이 어떻게 정해져 있는지 봐요.', says: { load: '설정을 모두 불러와요' } },
  settingForm: {
    about: '설정 하나를 바꾸고, 그사이 다른 사람이 바꿨으면 두 값을 보고 골라요.',
    says: {
      save: '바꾼 값을 저장해요',
      lookUp: '다른 사람이 저장한 값을 읽어요',
      'form.submitted': '저장을 눌러요',
      'other.taken': '다른 사람의 값으로 두기를 눌러요',
      'mine.confirmed': '내 값으로 저장을 눌러요',
    },
  },
  testMail: {
    about: '내 이메일로 시험 메일을 보내 봐요.',
    says: { send: '시험 메일을 보내요', 'mail.asked': '시험 메일 보내기를 눌러요' },
  },
  categoryDesk: {
    about: '카테고리의 순서를 바꾸고, 숨기거나 다시 보여요.',
    says: {
      load: '카테고리를 모두 불러와요',
      sort: '바뀐 순서를 저장해요',
      hide: '카테고리를 숨기거나 보여요',
      'category.moved': '위로나 아래로를 눌러요',
      'category.hidden': '숨기기나 보이기를 눌러요',
    },
  },
  categoryForm: {
    about: '카테고리를 추가하거나 이름을 바꿔요.',
    says: { save: '카테고리를 저장해요', 'form.submitted': '저장을 눌러요' },
  },
  categoryRemoval: {
    about: '한 번 묻고 나서 빈 카테고리를 지워요.',
    says: { remove: '카테고리를 지워요' },
  },
  storeList: {
    about: '스토어를 찾고, 파는지 멈췄는지 봐요.',
    says: { loadPage: '스토어 한 쪽을 불러와요' },
  },
  storeDetail: {
    about: '스토어 하나를 자세히 봐요.',
    says: { load: '스토어 하나를 불러와요' },
  },
  settlementDesk: {
    about: '모든 스토어의 정산서와 지급할 금액을 봐요.',
    says: { loadPage: '정산서 한 쪽을 불러와요' },
  },
  settlementPayment: {
    about: '정산서를 언제 지급했는지 적어요.',
    says: { save: '지급한 날을 보내요', 'form.submitted': '지급 완료로 표시를 눌러요' },
  },
  storeForm: {
    about: '이유를 적어 스토어의 판매를 중지하거나 다시 팔게 하고, 닫거나 수수료율과 이름을 바꿔요.',
    says: { save: '바꿀 것을 보내요', 'form.submitted': '할 일의 이름을 단 버튼을 눌러요' },
  },
  applicationList: {
    about: '판매자 신청을 상태별로 보고 찾아요.',
    says: { loadPage: '신청 한 쪽을 불러와요' },
  },
  applicationDetail: {
    about: '신청 하나를 닮은 신청과 함께 살펴봐요.',
    says: { load: '신청 하나를 불러와요' },
  },
  applicationFile: {
    about: '신청에 붙은 사업자등록증을 받아 봐요. 누가 열었는지 기록에 남아요.',
    says: { write: '붙은 파일을 가져와요', 'file.asked': '파일 받기를 눌러요' },
  },
  applicationDecision: {
    about: '신청을 승인하거나, 보완을 요청하거나, 반려해요.',
    says: { save: '결정을 보내요', 'form.submitted': '결정하기를 눌러요' },
  },
};
