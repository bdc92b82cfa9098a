import { guestMergeMachine } from '#machines/shell/guest-merge.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

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

export const proofs: readonly Proof[] = [
  proof(guestMergeEntry, {
    about: '로그인하면 비회원일 때 담은 것과 찜, 본 상품이 계정으로 이어져요.',
    says: {
      mergeCart: '담아 둔 상품을 계정 장바구니에 더해요',
      mergeWishes: '찜을 계정에 더해요',
      mergeViews: '본 상품을 계정에 더해요',
      'member.arrived': '회원이 들어와요',
      'member.left': '회원이 나가요',
    },
    undriven: {
      why: 'brings what a visitor left into the account behind the page that is open',
      provenBy: 'e2e/shopping.spec.ts',
    },
  }),
];
