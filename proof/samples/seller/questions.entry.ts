import { answerWithdrawalMachine } from '#machines/seller/questions/answer-withdrawal.machine.ts';
import {
  type QuestionAnswerAbout,
  questionAnswerMachine,
} from '#machines/seller/questions/question-answer.machine.ts';
import {
  type QuestionDeskFilters,
  questionDeskMachine,
} from '#machines/seller/questions/question-desk.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { questions } from '../questions/questions.entry.ts';

const group = '판매자';
const none: QuestionDeskFilters = { answered: null, topic: null, q: null };
const filter = { filters: none, sort: null, size: 20 };

const desk = pagedEntry({
  title: '내 상품의 문의 목록',
  group,
  machine: questionDeskMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, topic: 'STOCK' } },
  // A seller reads secret questions too.
  items: questions.map((one) => ({
    ...one,
    isMine: false,
    content: one.content ?? '주문한 상품이 아직 안 왔어요.',
  })),
  beside: { counts: { waiting: 2, answerMinutes: 190 } },
  error: new Error('문의를 불러오지 못했어요.'),
});

const about: QuestionAnswerAbout = { id: 1, content: '' };
const typed = { type: 'field.changed', change: { content: '반 치수 크게 사시면 편해요.' } } as const;
const submitted = { type: 'form.submitted' } as const;
const closed = refusal('답을 쓴 지 30일이 지나 고칠 수 없어요.', 'ANSWER_CLOSED');

const answer: RegistryEntry = {
  title: '문의 답변',
  group,
  machine: questionAnswerMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: closed, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '답변 올리기', steps: [typed, submitted, done('save')] },
    { name: '빈 답변은 보내지지 않음', steps: [submitted] },
    { name: '고칠 날이 지남', steps: [typed, submitted, failed('save', closed)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/**
 * Registry entries of the charts of the questions about a seller's products: sample data and labels for
 * tests, drawings and the inspector.
 */
export const questionDeskEntries: readonly RegistryEntry[] = [
  desk,
  answer,
  removalEntry({ title: '답변 거두기', group, machine: answerWithdrawalMachine, error: closed }),
];
