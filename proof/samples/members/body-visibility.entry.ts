import { bodyVisibilityMachine } from '#machines/members/profile/body-visibility.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';

const error = new Error('공개 범위를 불러오지 못했어요.');
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const loaded = done('load', { visibility: 'PRIVATE' });
const reviews = { type: 'visibility.chosen', visibility: 'REVIEWS' } as const;
const everybody = { type: 'visibility.chosen', visibility: 'PUBLIC' } as const;
const retried = { type: 'screen.retried' } as const;

/**
 * Registry entry of the chart of the visibility of body measurements: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const bodyVisibilityEntry: RegistryEntry = {
  title: '신체 정보 공개',
  group: '회원',
  machine: bodyVisibilityMachine,
  ports: {
    load: { done: { visibility: 'PRIVATE' }, error },
    save: { done: undefined, error: tooOften },
  },
  events: [reviews, everybody, retried],
  walkthroughs: [
    { name: '리뷰에서만, 그다음 모두에게', steps: [loaded, reviews, done('save'), everybody, done('save')] },
    { name: '거절되어 처음대로', steps: [loaded, everybody, failed('save', tooOften), reviews] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};
