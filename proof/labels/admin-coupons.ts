import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of coupon campaigns for QA (inspector and drawings), not text of the
 * shop.
 */
export const adminCouponLabels: Readonly<Record<string, FlowLabels>> = {
  campaignList: {
    about: '쿠폰 캠페인을 상태로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '캠페인 한 쪽을 불러와요' },
  },
  campaignDetail: {
    about: '캠페인 하나와 발급 기록을 보고, 발급하는 동안 스스로 다시 읽어요.',
    says: { load: '캠페인 하나를 불러와요', look: '발급이 얼마나 됐는지 읽어요' },
  },
  campaignForm: {
    about: '캠페인을 만들거나, 받은 회원에게 해가 없는 것을 고쳐요.',
    says: { save: '캠페인을 저장해요', 'form.submitted': '저장을 눌러요' },
  },
  campaignPause: {
    about: '한 번 묻고 나서 캠페인을 중지하거나 다시 시작해요.',
    says: { remove: '중지하거나 다시 시작해요', 'removal.asked': '중지나 다시 시작을 눌러요' },
  },
  couponFile: {
    about: '캠페인의 쿠폰을 상태로 골라 파일로 내려받아요.',
    says: { write: '쿠폰을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
  couponGift: {
    about: '회원 한 명에게 쿠폰을 하나 줘요.',
    says: { save: '쿠폰을 줘요', 'form.submitted': '쿠폰 주기를 눌러요' },
  },
  segmentGift: {
    about: '조건을 골라 몇 명인지 세고, 확인한 뒤 모두에게 쿠폰을 줘요.',
    says: {
      count: '조건에 맞는 회원을 세요',
      give: '발급을 시작해요',
      'form.submitted': '몇 명인지 세기를 눌러요',
      'gift.confirmed': '주기를 눌러요',
      'gift.dismissed': '창을 닫아요',
    },
  },
};
