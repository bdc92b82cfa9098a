import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of feed rewards for QA (inspector and drawings), not text of the shop. */
export const adminRewardLabels: Readonly<Record<string, FlowLabels>> = {
  feedRewards: {
    about: '피드와 댓글로 쌓인 보상을 조건을 골라 봐요.',
    says: { loadPage: '보상 한 쪽을 불러와요' },
  },
  rewardFile: {
    about: '조건에 맞는 보상을 파일로 내려받아요.',
    says: { write: '보상을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
  feedReward: {
    about: '보상 하나를 자세히 봐요.',
    says: { load: '보상 하나를 불러와요' },
  },
  rewardStatistics: {
    about: '보상 숫자를 보고, 1분마다 화면을 비우지 않고 새로 읽어요.',
    says: {
      read: '보상 숫자를 불러와요',
      readAgain: '보상 숫자를 새로 읽어요',
      'figures.outdated': '지급하거나 다시 시도해 숫자가 달라져요',
    },
  },
  rewardPolicies: {
    about: '무엇이 몇 포인트인지 봐요.',
    says: { load: '보상 기준을 불러와요' },
  },
  rewardPolicyForm: {
    about: '포인트, 한도, 지급 여부를 고쳐요.',
    says: { save: '보상 기준을 저장해요', 'form.submitted': '저장을 눌러요' },
  },
  rewardPayment: {
    about: '보상 하나를 바로 지급하거나, 실패한 것을 모두 다시 시도해요.',
    says: {
      pay: '보상 하나를 지급해요',
      retryAll: '실패한 보상을 다시 시도해요',
      'payment.asked': '바로 지급을 눌러요',
      'failed.retried': '실패한 것 다시 시도를 눌러요',
    },
  },
};
