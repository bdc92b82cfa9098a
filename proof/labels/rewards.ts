import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of points, levels and badges for QA (inspector and drawings), not text
 * of the shop.
 */
export const rewardLabels: Readonly<Record<string, FlowLabels>> = {
  points: {
    about: '포인트 잔액과 쌓고 쓴 내역을 봐요.',
    says: {
      summary: '포인트 잔액을 불러와요',
      history: '포인트 내역 한 쪽을 불러와요',
      'filter.changed': '종류나 기간, 주문을 골라요',
    },
  },
  expiringPoints: {
    about: '곧 사라질 포인트가 있는지 봐요.',
    says: { load: '곧 사라질 포인트를 불러와요' },
  },
  level: {
    about: '내 등급과 순위, 등급을 올린 활동을 봐요.',
    says: { summary: '등급과 순위를 불러와요', history: '활동 내역 한 쪽을 불러와요' },
  },
  ranking: {
    about: '기간마다 활동 점수의 순위와 내 자리를 봐요.',
    says: { load: '순위와 내 자리를 불러와요', 'input.changed': '다른 기간을 골라요' },
  },
  badges: {
    about: '내 뱃지를 보고, 다른 사람에게 보일 것을 정해요.',
    says: {
      load: '뱃지를 불러와요',
      toggle: '뱃지를 보일지 저장해요',
      reload: '바뀐 뱃지를 다시 읽어요',
      'badge.toggled': '뱃지의 보이기를 바꿔요',
      'alert.dismissed': '실패 안내를 닫아요',
    },
  },
};
