import type { Page } from '@playwright/test';
import { countPending } from '#domain/admin/layout/pending-counts.ts';
import { type Found, searchAdmin } from '#domain/admin/search/admin-search.ts';
import { adminPendingCountsMachine } from '#machines/admin/layout/admin-pending-counts.machine.ts';
import { adminSearchMachine } from '#machines/admin/layout/admin-search.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { withData } from '../kit/answers.ts';
import { holdClock } from '../kit/held-clock.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const found: Found[] = [
  { kind: 'MEMBER', id: 7, label: '나리', hint: 'na***@sinbaljang.test' },
  { kind: 'ORDER', id: 41, label: 'S2026112200000041', hint: '나리 · 89,000원' },
  { kind: 'EVENT', id: 4, label: '겨울 산책', hint: '2026-11-21 ~ 2026-12-05' },
];

const error = new Error('찾지 못했어요.');
const opened = { type: 'search.opened' } as const;
const typed = { type: 'text.typed', text: '나리' } as const;
const debounced = { type: 'xstate.after.debounce.adminSearch.open.waiting' } as const;
const down = { type: 'option.moved', step: 1 } as const;
const submitted = { type: 'text.submitted' } as const;

const [member] = found;

const adminSearchEntry: RegistryEntry = {
  title: '빠른 검색',
  group: '관리',
  machine: adminSearchMachine,
  ports: { find: { done: found, error } },
  events: [
    done('find', []),
    opened,
    { type: 'search.closed' },
    typed,
    { type: 'text.typed', text: '나' },
    down,
    submitted,
    ...(member ? [{ type: 'option.chosen', option: member }] : []),
  ],
  walkthroughs: [
    { name: '둘째 것을 골라 열기', steps: [opened, typed, debounced, done('find', found), down, submitted] },
    { name: '찾는 것이 없음', steps: [opened, typed, debounced, done('find', [])] },
    { name: '찾지 못함', steps: [opened, typed, debounced, failed('find', error)] },
  ],
};

const adminPendingCountsEntry = resourceEntry({
  title: '처리할 일',
  group: '관리',
  machine: adminPendingCountsMachine,
  reloads: true,
  silent: true,
  load: {
    done: { reports: 3, members: 1, inquiries: 2, events: 2, feedRewards: 0 },
    error: new Error('처리할 일을 불러오지 못했어요.'),
  },
});

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: '빠른 검색' });

/** Types a text that differs from the one in the box: the same text again would change nothing. */
async function type(page: Page, text: string): Promise<void> {
  const now = await box(page).inputValue();
  await box(page).fill(now === text ? `${text} ` : text);
}

export const proofs: readonly Proof[] = [
  proof(adminSearchEntry, {
    about: '회원, 주문, 상품, 신고를 몇 글자로 찾아 바로 가요.',
    says: {
      find: '글자로 무엇이든 찾아요',
      'search.opened': '빠른 검색을 열거나 닫아요',
      'search.closed': '창을 닫아요',
      'text.typed': '글자를 입력해요',
      'option.moved': '화살표로 옮겨요',
      'option.chosen': '찾은 것을 눌러요',
      'text.submitted': '엔터를 눌러요',
    },
    driver: {
      outlivesScreen: 'the search is in the header of every page',
      member: 'admin',
      changesContext: true,
      path: '/mfa-setup',
      // The delay after a letter ends when the path says so.
      reach: async (page) => {
        await page.getByRole('button', { name: /^빠른 검색/ }).waitFor();
        await holdClock(page);
      },
      ports: { find: { asks: [searchAdmin], answer: withData((_, sample) => sample) } },
      events: {
        'search.opened': { before: (page) => page.keyboard.press('Control+k') },
        'search.closed': { before: (page) => page.keyboard.press('Escape') },
        'text.typed': { before: (page, { text }) => type(page, String(text)) },
        'xstate.after.debounce.adminSearch.open.waiting': {
          before: async (page) => {
            const asked = page.waitForRequest(/admin\/search/);
            await page.clock.runFor(150);
            await asked;
          },
        },
        'option.moved': { before: (page) => box(page).press('ArrowDown') },
        'option.chosen': { press: (page) => page.getByRole('option').first() },
        'text.submitted': { before: (page) => box(page).press('Enter') },
      },
      hidden: ({ type }, { state }) => type === 'option.chosen' && state !== 'open.found',
    },
  }),
  proof(adminPendingCountsEntry, {
    about: '메뉴마다 처리할 일이 몇 건인지 봐요.',
    says: { load: '처리할 일을 세어요' },
    driver: {
      member: 'admin',
      path: '/mfa-setup',
      ports: { load: { asks: [countPending] } },
      events: {},
      offscreen: { 'screen.reloaded': 'every page that is opened counts anew' },
    },
  }),
];
