import type { Question } from '#domain/questions/question.ts';
import {
  type BuyerAnswerAbout,
  buyerAnswerFormMachine,
} from '#machines/questions/buyer-answer-form.machine.ts';
import { buyerAnswerRemovalMachine } from '#machines/questions/buyer-answer-removal.machine.ts';
import { myQuestionsMachine } from '#machines/questions/my-questions.machine.ts';
import { productQuestionsMachine } from '#machines/questions/product-questions.machine.ts';
import {
  NO_QUESTION,
  type QuestionAbout,
  questionFormMachine,
} from '#machines/questions/question-form.machine.ts';
import { questionRemovalMachine } from '#machines/questions/question-removal.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoe } from '../kit/products.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';

const group = '상품 문의';
const error = new Error('문의를 불러오지 못했어요.');

const question: Question = {
  questionId: 1,
  productId: 1,
  productName: shoe(1).name,
  productImageUrl: shoe(1).mainImageUrl,
  topic: 'SIZE',
  isSecret: false,
  isMine: true,
  isAnswered: false,
  isHidden: false,
  isReported: false,
  content: '발볼이 넓은 편인데 반 치수 크게 사야 할까요?',
  userId: 7,
  userName: '지우개',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  answer: null,
  buyerAnswers: [
    {
      answerId: 1,
      content: '저도 발볼이 넓은데 반 치수 크게 신으니 딱 맞았어요.',
      userId: 9,
      userName: '하루산책',
      isMine: false,
      createdAt: '2026-11-20T04:00:00.000Z',
    },
  ],
};

/** Questions about one product: one that waits, an answered one, and a secret one of another member. */
export const questions: readonly Question[] = [
  question,
  {
    ...question,
    questionId: 2,
    topic: 'STOCK',
    isMine: false,
    isAnswered: true,
    content: '270 사이즈는 언제 다시 들어오나요?',
    userId: 8,
    userName: '걷는하루',
    answer: {
      storeName: '서울신발',
      content: '이번 주 금요일에 들어올 예정이에요.',
      createdAt: '2026-11-20T05:00:00.000Z',
      updatedAt: '2026-11-20T05:00:00.000Z',
      isHidden: false,
      isReported: false,
    },
    buyerAnswers: [],
  },
  {
    ...question,
    questionId: 3,
    topic: 'DELIVERY',
    isSecret: true,
    isMine: false,
    content: null,
    userId: null,
    userName: null,
    buyerAnswers: [],
  },
];

const filter = { productId: 1, topic: '', q: '', openOnly: false } as const;

const about: QuestionAbout = { productId: 1, questionId: null, values: NO_QUESTION };
const words = { topic: 'SIZE', content: '발볼이 넓은 편인데 반 치수 크게 사야 할까요?' };
const typed = { type: 'field.changed', change: words } as const;
const submitted = { type: 'form.submitted' } as const;
const taken = refusal('답변이 달린 문의는 바꾸거나 지울 수 없어요.', 'QUESTION_ANSWERED');

const form: RegistryEntry = {
  title: '상품 문의하기',
  group,
  machine: questionFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '문의 올리기', steps: [typed, submitted, done('save')] },
    { name: '빈 문의는 보내지지 않음', steps: [submitted] },
    { name: '그 사이 답변이 달림', steps: [typed, submitted, failed('save', taken)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const to: BuyerAnswerAbout = { questionId: 1, content: '' };
const said = { type: 'field.changed', change: { content: '저는 반 치수 크게 신어요.' } } as const;
const gone = refusal('답변을 찾을 수 없어요. 삭제되었을 수 있어요.', 'BUYER_ANSWER_NOT_FOUND');
const earlier = refusal('이미 답한 문의예요.', 'ALREADY_ANSWERED');

const answerForm: RegistryEntry = {
  title: '구매한 분의 답변',
  group,
  machine: buyerAnswerFormMachine,
  kit: 'form',
  input: to,
  ports: { save: { done: undefined, error: earlier, otherErrors: [unanswered] } },
  events: [said, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '답변 올리기', steps: [said, submitted, done('save')] },
    { name: '빈 답변은 보내지지 않음', steps: [submitted] },
    { name: '다른 탭에서 먼저 답함', steps: [said, submitted, failed('save', earlier)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [said, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/**
 * Registry entries of the charts of questions about products: sample data and labels for tests, drawings
 * and the inspector.
 */
export const questionEntries: readonly RegistryEntry[] = [
  pagedEntry({
    title: '상품의 문의',
    group,
    machine: productQuestionsMachine,
    filter,
    narrowed: { ...filter, topic: 'SIZE' },
    items: questions,
    beside: { answerHours: 3, isBuyer: true },
    error,
    filters: 'alone',
    reloads: true,
  }),
  pagedEntry({
    title: '내 상품 문의',
    group,
    machine: myQuestionsMachine,
    filter: undefined,
    items: questions.slice(0, 2).map((one) => ({ ...one, isMine: true })),
    error,
    reloads: true,
  }),
  form,
  removalEntry({ title: '내 문의 지우기', group, machine: questionRemovalMachine, error: taken }),
  answerForm,
  removalEntry({ title: '내 답변 지우기', group, machine: buyerAnswerRemovalMachine, error: gone }),
];
