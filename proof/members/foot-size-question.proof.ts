import { footSizeQuestionMachine } from '#machines/members/profile/foot-size-question.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const typed = { type: 'field.changed', change: { footSize: '245', footWidth: 'WIDE' } } as const;
const submitted = { type: 'form.submitted' } as const;
const skipped = { type: 'question.skipped' } as const;
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');

/**
 * Registry entry of the chart of the question for a member's foot size: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const footSizeQuestionEntry: RegistryEntry = {
  title: '발 정보 묻기',
  group: '회원',
  machine: footSizeQuestionMachine,
  rests: ['unheard'],
  ports: {
    save: { done: undefined, error: tooOften, otherErrors: [unanswered] },
    skip: { done: undefined, error: tooOften },
  },
  events: [typed, submitted, skipped],
  walkthroughs: [
    { name: '적고 저장', steps: [typed, submitted, done('save')] },
    { name: '건너뛰기', steps: [skipped, done('skip')] },
    { name: '건너뛰기가 닿지 않음', steps: [skipped, failed('skip', tooOften)] },
    { name: '빈칸으로 보내기', steps: [submitted, typed] },
    { name: '거절된 뒤 다시', steps: [typed, submitted, failed('save', tooOften), submitted, done('save')] },
    { name: '답을 못 받아 다시', steps: [typed, submitted, failed('save', unanswered), submitted] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(footSizeQuestionEntry, {
    about: '처음 로그인한 회원에게 발 길이와 발볼을 한 번 물어봐요.',
    says: {
      save: '적은 발 정보를 저장해요',
      skip: '묻지 않아도 된다고 서버에 알려요',
      'form.submitted': '저장을 눌러요',
      'question.skipped': '건너뛰기를 눌러요',
    },
    undriven: {
      why: 'asked once, of a member who has just joined: no second path could begin with the same one',
      provenBy: 'tests/views/members/foot-size-dialog.test.tsx',
    },
  }),
];
