import { endMemberSessions } from '#domain/admin/members/member-account.ts';
import { addMemo, readMember } from '#domain/admin/members/member-detail.ts';
import { listMembers } from '#domain/admin/members/member-list.ts';
import type { Call } from '#src/http/call.ts';
import { isJson } from '../kit/answers.ts';
import { answerQuestion, type Driver, retry } from '../kit/driver.ts';
import { pageLike } from '../kit/pages.ts';

const member = 'admin';

/** A seller whom no other test logs in as, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listMembers, { query: { q: 'seasons@' } });
  return `/user-manage?open=${content[0]?.userId ?? 1}`;
};

/** Whether the table is searched already. */
const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 사람');

export const memberList: Driver = {
  member,
  path: '/user-manage',
  ports: { loadPage: { asks: [listMembers], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) return;
        await page.getByRole('searchbox', { name: '회원 검색' }).fill('없는 사람');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('search').getByRole('button'),
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'Something is done to a member whose panel is open.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

export const memberDetail: Driver = {
  member,
  path: opened,
  ports: { load: { asks: [readMember] } },
  events: { 'screen.retried': retry },
  offscreen: { 'screen.reloaded': 'Something is done to the member first.' },
};

export const memberForm: Driver = {
  member,
  path: opened,
  reach: (page) => page.getByRole('button', { name: '메모 남기기', exact: true }).click(),
  ports: { save: { asks: [addMemo] } },
  events: {
    'field.changed': {
      before: (page, { change }) =>
        page.getByRole('textbox', { name: '메모' }).fill(isJson(change) ? String(change.text ?? '') : ''),
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '확인', exact: true }) },
  },
  absent: /^saved$/,
};

export const memberAction: Driver = {
  member,
  path: opened,
  ports: { remove: { asks: [endMemberSessions] } },
  events: {
    'removal.asked': {
      press: (page) => page.getByRole('button', { name: '모두 로그아웃', exact: true }).first(),
    },
    'removal.confirmed': answerQuestion('모두 로그아웃'),
    'removal.dismissed': answerQuestion('취소'),
  },
};
