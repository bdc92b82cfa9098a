import { purchaseSearchMachine } from '#machines/community/purchase-search.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { error, group, retried } from './feed.samples.ts';
import { bought } from './feed-actions.samples.ts';

const found = { items: [bought], totalCount: 30 };
const nothing = { items: [], totalCount: 0 };
const typed = { type: 'words.typed', words: '러닝' };
const debounced = { type: 'xstate.after.debounce.purchaseSearch.waiting' } as const;
const more = { type: 'more.requested' };

const entry: RegistryEntry = {
  title: '산 신발 찾기',
  group,
  machine: purchaseSearchMachine,
  input: { items: [bought], total: 1 },
  ports: { find: { done: found, error } },
  events: [done('find', nothing), typed, { type: 'words.typed', words: '없는 신발' }, more, retried],
  walkthroughs: [
    { name: '이름으로 찾기', steps: [typed, debounced, done('find', found)] },
    { name: '더 보기', steps: [typed, debounced, done('find', found), more, done('find', found)] },
    { name: '찾는 신발이 없음', steps: [typed, debounced, done('find', nothing)] },
    { name: '찾지 못함', steps: [typed, debounced, failed('find', error), retried] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(entry, {
    about: '피드에 올릴 신발을 이름이나 색으로 찾고, 더 불러와요.',
    says: {
      find: '산 신발을 찾아요',
      'words.typed': '찾을 말을 입력해요',
      'more.requested': '더 보기를 눌러요',
    },
    undriven: {
      why: 'a search stands only where a member has bought more than the seed gives to anybody, and its pages too',
      provenBy: 'tests/views/community/purchase-choices.test.tsx',
    },
  }),
];
