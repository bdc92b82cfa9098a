import { myProfile } from '#domain/members/profile/profile.ts';
import { setBodyVisibility } from '#domain/members/profile/profile-form.ts';
import { bodyVisibilityMachine } from '#machines/members/profile/body-visibility.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';
import { asSampled, withData } from '../../kit/answers.ts';
import { retry } from '../../kit/driver.ts';
import { type Proof, proof } from '../../page.ts';

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

export const proofs: readonly Proof[] = [
  proof(bodyVisibilityEntry, {
    about: '키, 몸무게, 발 치수를 누가 볼지 골라요.',
    says: {
      load: '지금 누가 보는지 불러와요',
      save: '고른 범위를 저장해요',
      'visibility.chosen': '셋 가운데 하나를 골라요',
    },
    driver: {
      member: 'seoyeon',
      path: '/account-settings?tab=privacy',
      ports: {
        load: {
          asks: [myProfile],
          answer: withData((data, sample) => ({
            ...Object(data),
            bodyVisibility: Object(sample).visibility,
          })),
        },
        // The visibility of the member does not change.
        save: { asks: [setBodyVisibility], answer: asSampled },
      },
      events: {
        'visibility.chosen': {
          before: (page, event) => page.locator(`input[value="${String(event.visibility)}"]`).click(),
        },
        'screen.retried': retry,
      },
    },
  }),
];
