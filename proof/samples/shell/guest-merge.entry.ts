import { guestMergeMachine } from '#machines/shell/guest-merge.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const arrived = { type: 'member.arrived' } as const;
const left = { type: 'member.left' } as const;
const error = new Error('지금은 옮길 수 없어요.');

/**
 * Registry entry of the chart that merges a guest's data into the account after login: sample data
 * and labels for tests, diagrams and the inspector.
 */
export const guestMergeEntry: RegistryEntry = {
  title: '로그인하면 이어지는 것',
  group: '공통',
  machine: guestMergeMachine,
  ports: {
    mergeCart: { done: undefined, error },
    mergeWishes: { done: undefined, error },
    mergeViews: { done: undefined, error },
  },
  events: [arrived, left],
  walkthroughs: [
    {
      name: '장바구니, 찜, 최근 본 상품이 계정으로',
      steps: [arrived, done('mergeCart'), done('mergeWishes'), done('mergeViews')],
    },
    {
      name: '옮기지 못해 다음 로그인에 다시',
      steps: [
        arrived,
        failed('mergeCart', error),
        failed('mergeWishes', error),
        failed('mergeViews', error),
        left,
        arrived,
      ],
    },
    { name: '옮기는 동안 로그아웃', steps: [arrived, left] },
  ],
};
