import type { Page } from '@playwright/test';
import { readApplication, sendApplication, withdrawApplication } from '#domain/seller/application.ts';
import { asSampled, isJson } from '../answers.ts';
import { answerQuestion, type Driver, retry } from '../driver.ts';

const PAGE = '/become-seller';
// Nobody who sells, and who runs nothing.
const member = 'taeo';

const form = (page: Page) => page.locator('[data-flow="applicationForm"]');
const standing = (page: Page) => page.locator('[data-flow="sellerApplication"]');

const NAMES = ['storeName', 'businessNo', 'ownerName', 'phone', 'zipCode', 'addressLine1', 'addressLine2']
  // The rest of the form.
  .concat(['mailOrderNo', 'description']);

async function fill(page: Page, change: unknown): Promise<void> {
  if (!isJson(change)) return;
  for (const name of NAMES)
    if (name in change) await form(page).locator(`[name="${name}"]`).fill(String(change[name]));
  if (change.agreed)
    await form(page)
      .getByLabel(/^신청한 내용이 사실이고/)
      .check();
}

export const sellerApplicationDriver: Driver = {
  flow: 'sellerApplication',
  member,
  path: PAGE,
  ports: {
    // The member never applies: what becomes of an application is told by the path.
    load: { asks: [readApplication], answer: asSampled },
    withdraw: { asks: [withdrawApplication], answer: asSampled },
  },
  events: {
    'form.opened': {
      press: (page) =>
        standing(page).getByRole('button', { name: /^(신청서 쓰기|보완해서 다시 보내기|다시 신청하기)$/ }),
    },
    'form.closed': { press: (page) => form(page).getByRole('button', { name: '취소', exact: true }) },
    'withdrawal.asked': {
      press: (page) => standing(page).getByRole('button', { name: '신청 철회', exact: true }),
    },
    'withdrawal.confirmed': answerQuestion('신청 철회'),
    'withdrawal.dismissed': answerQuestion('취소'),
    'screen.retried': retry('sellerApplication'),
  },
  offscreen: { 'form.finished': 'The form is filled in and sent first: see its own flow.' },
};

export const applicationFormDriver: Driver = {
  flow: 'applicationForm',
  member,
  path: PAGE,
  reach: (page) => page.getByRole('button', { name: '신청서 쓰기' }).click(),
  ports: { save: { asks: [sendApplication], answer: asSampled } },
  events: {
    'field.changed': { before: (page, { change }) => fill(page, change) },
    'form.submitted': { press: (page) => form(page).getByRole('button', { name: /^(신청하기|보내는 중)$/ }) },
  },
  absent: /^saved$/,
};
