import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { anotherBrowser } from '../support/another-browser.ts';
import { expect } from '../support/fixtures.ts';
import { openEmail } from '../support/shop/emails.ts';
import { flow, signIn } from '../support/shop/members.ts';
import {
  answerOf,
  button,
  expectOut,
  expectState,
  followEmail,
  labelled,
  logIn,
  type NewMember,
  typeLogIn,
} from './person.ts';

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Ends another browser in the list of devices: its next call leads to the log-in. */
export async function endOther(person: NewMember, browser: Browser): Promise<void> {
  const { page, hand } = person;
  const other = await anotherBrowser(browser, { userAgent: FIREFOX });
  await signIn(other, person);
  await other.goto('/');
  await other.getByRole('button', { name: /계정 메뉴/ }).click();

  await page.goto('/account-settings?tab=devices');
  const devices = flow(page, 'sessions');
  await expect(devices.getByText('이 기기')).toHaveCount(1);
  const firefox = devices.getByRole('button', { name: /Firefox/ });
  await expect(firefox).toHaveCount(1);
  await hand.press(firefox);
  await hand.press(answerOf(page, '로그아웃'));
  await expect(firefox).toHaveCount(0);

  await other.getByRole('menuitem', { name: '마이페이지' }).click();
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
}

/** Changes the address by the mail to the new one. */
export async function changeEmail(person: NewMember, newEmail: string): Promise<void> {
  const { page, hand, email, password } = person;
  await page.goto('/account-settings?tab=login');
  await hand.write(labelled(page, '새 이메일'), newEmail);
  await hand.press(button(page, '확인 메일 보내기'));
  // A log-in by another site is no elevation.
  const proof = page.getByRole('dialog', { name: '본인 확인' });
  await hand.write(proof.getByLabel('비밀번호', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expectState(page, 'emailChange', 'mailSent');
  await expect(flow(page, 'emailChange')).toContainText(email);
  await followEmail(person, newEmail, 'email-change');
  await expect(page.getByRole('status')).toContainText(`${newEmail} 주소로 바꿨어요`);
  await hand.press(page.getByRole('link', { name: '계정 설정으로' }));
  await expect(flow(page, 'emailChange')).toContainText(newEmail);
}

/** Restores the old address by its mail: every session ends, and only the old address can log in. */
export async function takeEmailBack(person: NewMember, newEmail: string): Promise<void> {
  const { page, email, password } = person;
  await followEmail(person, email, 'email-undo');
  await expect(page.getByRole('status')).toContainText(`${email} 주소로 되돌리고`);
  await page.goto('/account-settings');
  await expect(page).toHaveURL(/\/login/);
  await typeLogIn(person, newEmail, password);
  await expect(page.getByRole('alert')).toContainText('비밀번호가 잘못');
  await logIn(person);
}

/** Downloads the export: it holds own data, and no addresses of other people. */
export async function takeData(person: NewMember, formerly: readonly string[]): Promise<void> {
  const { page, hand, email, password, name, phone, codes } = person;
  await page.goto('/account-settings?tab=privacy');
  const download = page.waitForEvent('download');
  await hand.press(button(page, '내려받기'));
  const text = await readFile(await (await download).path(), 'utf8');
  const addresses = new Set(text.match(/[\w.-]+@[\w.-]+\w/g));
  expect(addresses).toContain(email);
  expect([...addresses].filter((address) => !formerly.includes(address))).toEqual([email]);
  for (const own of [name, phone, 'Firefox']) expect(text).toContain(own);
  for (const secret of [password, ...codes]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(\w*hash|\w*sealed|secret|token)":/);
}

/** Withdraws; the account can no longer log in. */
export async function leave(person: NewMember): Promise<void> {
  const { page, hand, email, password } = person;
  await hand.press(page.getByRole('link', { name: '회원 탈퇴', exact: true }));
  await hand.tick(labelled(page, '사라지는 것을 확인했고 탈퇴할게요.'));
  await hand.press(button(page, '탈퇴하기'));
  await expect(page.getByText('탈퇴했어요.', { exact: false })).toBeVisible();
  await expectOut(page);
  // Earlier mails were deleted with the account: only this letter is left.
  await openEmail(page, email, 'withdrawn');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/login');
  await typeLogIn(person, email, password);
  await expect(page.getByRole('alert')).toContainText('비밀번호가 잘못');
}
