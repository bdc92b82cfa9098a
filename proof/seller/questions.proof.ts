import { answerQuestion, listSellerQuestions } from '#domain/seller/questions/question-desk.ts';
import { answerWithdrawalMachine } from '#machines/seller/questions/answer-withdrawal.machine.ts';
import {
  type QuestionAnswerAbout,
  questionAnswerMachine,
} from '#machines/seller/questions/question-answer.machine.ts';
import {
  type QuestionDeskFilters,
  questionDeskMachine,
} from '#machines/seller/questions/question-desk.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { envelope, isJson } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';
import { pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { removalEntry } from '../kit/removal.ts';
import { type Proof, proof } from '../page.ts';
import { questions } from '../questions/questions.proof.ts';

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

const PAGE = '/question-manage';
const member = 'seller';

/** Whether the table shows questions about stock already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('"topic":"STOCK"');

/** No answer is stored, so that every path finds a question without one. */
const kept = { questionId: 1, content: '반 치수 크게 사시면 편해요.', createdAt: '', updatedAt: '' };

const opened: Driver['path'] = async (call) => {
  const { content } = await call(listSellerQuestions, { query: { answered: 'NO' } });
  return `${PAGE}?answered=ALL&open=${content[0]?.questionId}`;
};

export const proofs: readonly Proof[] = [
  proof(desk, {
    about: '내 상품의 문의를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '문의 한 쪽을 불러와요' },
    driver: {
      member,
      path: `${PAGE}?answered=ALL`,
      ports: { loadPage: { asks: [listSellerQuestions], answer: pageLike } },
      events: {
        'filter.changed': {
          before: async (page, { page: turned }) => {
            if (turned) await page.getByRole('button', { name: '다음', exact: true }).click();
            else await page.getByRole('combobox', { name: '주제' }).selectOption('STOCK');
          },
        },
        'screen.retried': retry,
      },
      offscreen: { 'screen.reloaded': 'An answer is written first.' },
      endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
      hidden: ({ type, page }, { state, context }) =>
        type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
    },
  }),
  proof(answer, {
    about: '문의 하나에 답변을 쓰거나 고쳐요.',
    says: { save: '답변을 올려요', 'form.submitted': '답변 올리기를 눌러요' },
    driver: {
      member,
      path: opened,
      ports: {
        save: { asks: [answerQuestion], follows: [listSellerQuestions], answer: async () => envelope(kept) },
      },
      events: {
        'field.changed': {
          before: async (page, { change }) => {
            if (!isJson(change)) return;
            await page.getByRole('textbox', { name: '답변' }).fill(String(change.content ?? ''));
          },
        },
        'form.submitted': { press: (page) => page.getByRole('button', { name: /^답변 (올리기|고치기)$/ }) },
      },
      absent: /^saved$/,
    },
  }),
  proof(removalEntry({ title: '답변 취소', group, machine: answerWithdrawalMachine, error: closed }), {
    about: '스토어의 답변을 한 번 묻고 거둬요. 문의는 다시 답변을 기다려요.',
    says: { remove: '답변을 거둬요' },
    undriven: {
      why: 'an answer that is taken back for one path is gone for all',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
];
