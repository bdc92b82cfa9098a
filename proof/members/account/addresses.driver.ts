import type { Page } from '@playwright/test';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  searchPostcodes,
} from '#domain/members/account/address.ts';
import type { Call } from '#src/http/call.ts';
import { isJson } from '../../kit/answers.ts';
import { answerQuestion, type Driver, retry } from '../../kit/driver.ts';
import { listLike } from '../../kit/shopping-answers.ts';

const FORM = {
  recipientName: '박새집',
  recipientPhone: '010-9876-5432',
  zipCode: '06164',
  addressLine1: '서울 강남구 영동대로 513',
  addressLine2: '3층',
};

const LABELS: Record<string, string> = {
  recipientName: '받는 분 (필수)',
  recipientPhone: '휴대전화번호 (필수)',
  zipCode: '우편번호 (필수)',
  addressLine1: '주소 (필수)',
  addressLine2: '상세 주소',
};

/** One address: earlier paths have added and deleted some. */
async function oneAddress(call: Call): Promise<string> {
  const [first, ...others] = await call(listAddresses, {});
  for (const { id } of others) await call(deleteAddress, { params: { id } });
  if (!first) await call(createAddress, { body: FORM });
  return '/mypage/settings';
}

const list = (page: Page, name: string) =>
  page.locator('[data-flow="addressBook"]').getByRole('button', { name, exact: true }).first();

const form = (page: Page) => page.getByRole('dialog', { name: '배송지' });
const save = (page: Page) => form(page).getByRole('button', { name: '저장' });

async function fillAddress(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(FORM))
    await form(page)
      .getByLabel(LABELS[field] ?? '', { exact: true })
      .fill(value);
}

export const addressBookDriver: Driver = {
  member: 'subin',
  path: oneAddress,
  ports: {
    load: { asks: [listAddresses], answer: listLike },
    remove: { asks: [deleteAddress] },
  },
  events: {
    'address.opened': {
      press: (page, { addressId }) =>
        addressId === null ? page.getByRole('button', { name: '새 배송지' }) : list(page, '수정'),
    },
    'address.saved': { before: fillAddress, press: save },
    'form.closed': { press: (page) => form(page).getByRole('button', { name: '닫기' }) },
    'removal.asked': { press: (page) => list(page, '삭제') },
    'removal.confirmed': answerQuestion('삭제'),
    'removal.dismissed': answerQuestion('취소'),
    'screen.retried': retry,
  },
  hidden: ({ type, addressId }, { state }) =>
    state !== 'listing.filled' && (type === 'removal.asked' || addressId === 1),
};

/** The form that the list opens. */
export const addressFormDriver: Driver = {
  member: 'subin',
  path: oneAddress,
  reach: (page) => page.getByRole('button', { name: '새 배송지' }).click(),
  ports: { save: { asks: [createAddress] } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change) && 'recipientName' in change) return fillAddress(page);
        await form(page)
          .getByLabel(LABELS.zipCode ?? '', { exact: true })
          .fill('');
      },
    },
    'form.submitted': { press: save },
  },
  absent: /^saved$/,
};

const search = (page: Page) => page.getByRole('dialog', { name: '주소 찾기' });

export const postcodeDriver: Driver = {
  member: 'nari',
  path: '/mypage/settings',
  reach: (page) => page.getByRole('button', { name: '새 배송지' }).click(),
  ports: {
    look: { asks: [searchPostcodes], answer: listLike },
    search: { asks: [searchPostcodes], answer: listLike },
  },
  events: {
    'search.opened': { press: (page) => form(page).getByRole('button', { name: '주소 찾기' }) },
    'search.submitted': {
      before: (page, { query }) => search(page).getByLabel('도로명이나 건물 이름').fill(String(query)),
      press: (page) => search(page).getByRole('button', { name: '찾기', exact: true }),
    },
    'postcode.chosen': {
      press: (page) =>
        search(page)
          .getByRole('button', { name: /^\d{5} / })
          .first(),
    },
    'search.closed': { press: (page) => search(page).getByRole('button', { name: '닫기' }) },
  },
  hidden: ({ type }, { context }) =>
    type === 'postcode.chosen' && Array.isArray(context.found) && context.found.length === 0,
  absent: /^(closed|opening|byHand)$/,
};
