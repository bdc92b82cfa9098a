import { answerQuestion, listSellerQuestions } from '#domain/seller/questions/question-desk.ts';
import { envelope, isJson } from '../answers.ts';
import { type Driver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

const PAGE = '/question-manage';
const member = 'seller';

/** Whether the table shows questions about stock already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('"topic":"STOCK"');

export const questionDesk: Driver = {
  flow: 'questionDesk',
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
    'screen.retried': retry('questionDesk'),
  },
  offscreen: { 'screen.reloaded': 'An answer is written first.' },
  endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};

/** No answer is stored, so that every path finds a question without one. */
const kept = { questionId: 1, content: '반 치수 크게 사시면 편해요.', createdAt: '', updatedAt: '' };
const opened: Driver['path'] = async (call) => {
  const { content } = await call(listSellerQuestions, { query: { answered: 'NO' } });
  return `${PAGE}?answered=ALL&open=${content[0]?.questionId}`;
};

export const questionAnswer: Driver = {
  flow: 'questionAnswer',
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
};
