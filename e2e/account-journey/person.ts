import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import type { Hand } from '../support/hands.ts';
import { openEmail } from '../support/shop/emails.ts';
import { flow } from '../support/shop/members.ts';
import type { Newcomer } from '../support/shop/newcomers.ts';

/** The person of the journey with everything known about the account so far. */
export type NewMember = Newcomer & {
  page: Page;
  hand: Hand;
  /** Unused recovery codes. */
  codes: string[];
};

export const labelled = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const answerOf = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });
export const expectState = (page: Page, name: string, state: string | RegExp): Promise<void> =>
  expect(flow(page, name)).toHaveAttribute('data-state', state);
export const expectIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((wanted) => localStorage.getItem(wanted), key);

/** Opens a mail in the outbox and follows its link. */
export async function followEmail({ page, hand }: NewMember, to: string, kind: string) {
  const letter = await openEmail(page, to, kind);
  await hand.press(letter.getByRole('link').first());
}

/** Fills in the form of the log-in. */
export async function typeLogIn({ page, hand }: NewMember, email: string, password: string): Promise<void> {
  await hand.write(labelled(page, '이메일'), email);
  await hand.write(labelled(page, '비밀번호'), password);
  await hand.press(button(page, '로그인'));
}

/** Logs in and waits until the session is open. */
export async function logIn(person: NewMember): Promise<void> {
  const { page, email, password } = person;
  await page.goto('/login');
  await typeLogIn(person, email, password);
  await expect(page).toHaveURL(/\/$/);
  await expectIn(page);
}

export async function logOut({ page, hand }: NewMember): Promise<void> {
  await page.goto('/account-settings');
  await hand.press(page.getByRole('main').getByRole('button', { name: '로그아웃', exact: true }));
  await expectOut(page);
}

export const expectOut = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
};
