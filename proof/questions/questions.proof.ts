// Size: samples, words and drivers of one page.
import { listMyQuestions, type Question } from '#domain/questions/question.ts';
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
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { shoe } from '../kit/product.samples.ts';
import { removalEntry } from '../kit/removal.ts';
import { type Proof, proof } from '../page.ts';

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
  imageUrl: null,
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

export const proofs: readonly Proof[] = [
  proof(
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
    {
      about: '상품의 문의를 주제와 검색으로 골라 읽어요.',
      says: { loadPage: '문의 한 쪽을 불러와요' },
      undriven: {
        why: 'a section far below a product, which loads when it comes near the screen',
        provenBy: 'e2e/questions.spec.ts',
      },
    },
  ),
  proof(
    pagedEntry({
      title: '내 상품 문의',
      group,
      machine: myQuestionsMachine,
      filter: undefined,
      items: questions.slice(0, 2).map((one) => ({ ...one, isMine: true })),
      error,
      reloads: true,
    }),
    {
      about: '내가 남긴 상품 문의와 그 답변을 봐요.',
      says: { loadPage: '내 문의 한 쪽을 불러와요' },
      driver: {
        ...paged({ path: '/mypage/questions', member: 'user' }, [listMyQuestions]),
        offscreen: { 'screen.reloaded': 'e2e/questions.spec.ts changes a question in the list' },
      },
    },
  ),
  proof(form, {
    about: '상품에 대해 묻거나, 답변이 없는 문의를 고쳐요.',
    says: {
      save: '문의를 올려요',
      'field.changed': '주제나 글, 비밀 여부를 고쳐요',
      'form.submitted': '문의 올리기를 눌러요',
    },
    undriven: {
      why: 'a member may ask a few times a day: paths would use them up',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
  proof(removalEntry({ title: '내 문의 지우기', group, machine: questionRemovalMachine, error: taken }), {
    about: '답변이 없는 내 문의를 한 번 묻고 지워요.',
    says: { remove: '문의를 지워요' },
    undriven: {
      why: 'each path would need a question of its own, and a member may ask a few times a day',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
  proof(answerForm, {
    about: '상품을 산 회원이 다른 회원의 공개 문의에 답해요.',
    says: {
      save: '답변을 올려요',
      'field.changed': '답변을 적어요',
      'form.submitted': '답변 올리기를 눌러요',
    },
    undriven: {
      why: 'a buyer answers a question once: each path would need a question of its own',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
  proof(removalEntry({ title: '내 답변 지우기', group, machine: buyerAnswerRemovalMachine, error: gone }), {
    about: '구매한 상품에 단 답변을 한 번 묻고 지워요.',
    says: { remove: '답변을 지워요' },
    undriven: {
      why: 'an answer that is deleted for one path is gone for all',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
];
