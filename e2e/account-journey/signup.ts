import { codeAt } from '../../tests/support/members/mfa.ts';
import { expect } from '../support/fixtures.ts';
import { flow } from '../support/shop/members.ts';
import { sayName } from '../support/shop/other-site.ts';
import {
  answerOf,
  button,
  expectIn,
  expectState,
  followEmail,
  labelled,
  logIn,
  logOut,
  type NewMember,
  stored,
  typeLogIn,
} from './person.ts';

/** Requests an account and proves the address. */
export async function join(person: NewMember): Promise<void> {
  const { page, hand, email, password, name, phone } = person;
  await page.goto('/signup');
  await hand.write(labelled(page, '이메일 (필수)'), email);
  await hand.write(labelled(page, '비밀번호 (필수)'), password);
  await hand.write(labelled(page, '비밀번호 확인 (필수)'), password);
  await hand.write(labelled(page, '이름 (필수)'), name);
  await hand.write(labelled(page, '휴대전화번호 (필수)'), phone);
  await hand.tick(page.getByLabel('필수 항목에 모두 동의해요'));
  await hand.press(button(page, '가입하기'));
  await expect(page.getByRole('status')).toContainText(email);
  await followEmail(person, email, 'verify');
  await expect(page.getByRole('status')).toContainText('이메일 인증을 마쳤어요');
  await hand.press(page.getByRole('main').getByRole('link', { name: '로그인하기' }));
  await expect(labelled(page, '이메일')).toHaveValue(email);
  await hand.write(labelled(page, '비밀번호'), password);
  await hand.press(button(page, '로그인'));
  const feet = page.getByRole('alertdialog', { name: /발 정보를 적으면/ });
  // The next page must not cut the answer off: the dialog would come again.
  const skipped = page.waitForResponse('**/api/users/me/feet');
  await hand.press(feet.getByRole('button', { name: '건너뛰기' }));
  await skipped;
  await expect(feet).toBeHidden();
  await expectIn(page);
}

/** Resets the password by a mail. */
export async function recover(person: NewMember): Promise<void> {
  const { page, hand, email, password } = person;
  await logOut(person);
  await page.goto('/login');
  await hand.press(page.getByRole('link', { name: '비밀번호 찾기' }));
  await hand.write(labelled(page, '이메일'), email);
  await hand.press(button(page, '재설정 메일 받기'));
  await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();
  await followEmail(person, email, 'reset');
  await expectState(page, 'passwordReset', /^editing/);
  // The secret is no longer in the address.
  expect(new URL(page.url()).hash).toBe('');
  person.password = `new ${password}`;
  await hand.write(labelled(page, '새 비밀번호'), person.password);
  await hand.write(labelled(page, '새 비밀번호 확인'), person.password);
  await hand.press(button(page, '비밀번호 바꾸기'));
  await expect(page.getByRole('heading', { name: '비밀번호를 바꿨어요' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: '로그인하기' }));
  await typeLogIn(person, email, password);
  await expect(page.getByRole('alert')).toContainText('비밀번호가 잘못');
  await logIn(person);
}

/** Turns on two-step log-in and logs in with it. */
export async function addSecondStep(person: NewMember): Promise<void> {
  const { page, hand, email, password } = person;
  await page.goto('/account-settings?tab=mfa');
  await expectState(page, 'mfaSetup', 'off');
  await hand.press(button(page, '2단계 인증 켜기'));
  await expect(page.getByAltText('인증 앱에 등록할 QR 코드')).toBeVisible();
  const secret = (await flow(page, 'mfaSetup').locator('code').textContent()) ?? '';
  await hand.write(labelled(page, '6자리 코드'), '000000');
  await hand.press(button(page, '코드 확인하고 켜기'));
  await expect(page.getByText('인증 코드가 올바르지 않아요.')).toBeVisible();
  await hand.write(labelled(page, '6자리 코드'), codeAt(secret, new Date()));
  await hand.press(button(page, '코드 확인하고 켜기'));
  await expectState(page, 'mfaSetup', 'codesShown');
  person.codes = await flow(page, 'mfaSetup').locator('li').allTextContents();
  expect(person.codes).toHaveLength(10);
  await hand.press(button(page, '저장했어요'));
  await expectState(page, 'mfaSetup', 'on');
  await logOut(person);
  await page.goto('/login');
  await typeLogIn(person, email, password);
  await expect(page).toHaveURL(/\/mfa-verification$/);
  // The step of the first code is used up; the next one is already valid.
  await hand.write(labelled(page, '인증 코드'), codeAt(secret, new Date(), 1));
  await hand.press(button(page, '확인'));
  await expectIn(page);
}

/** Logs in by a recovery code without the phone, and turns two-step log-in off. */
export async function losePhone(person: NewMember): Promise<void> {
  const { page, hand, email, password, codes } = person;
  await logOut(person);
  await page.goto('/login?returnTo=%2Faccount-settings%3Ftab%3Dmfa');
  await typeLogIn(person, email, password);
  await expect(page).toHaveURL(/\/mfa-verification$/);
  await hand.press(button(page, '복구 코드 사용'));
  await hand.write(labelled(page, '복구 코드'), codes.pop() ?? '');
  await hand.press(button(page, '확인'));
  await expectState(page, 'mfaSetup', 'on');
  await expect(page.getByText('남은 복구 코드 9개')).toBeVisible();
  await hand.press(button(page, '2단계 인증 끄기'));
  await hand.press(answerOf(page, '2단계 인증 끄기'));
  await expectState(page, 'mfaSetup', 'off');
}

/** Connects an account of another site and logs in by it. */
export async function comeByKakao(person: NewMember): Promise<void> {
  const { page, hand, email, alias } = person;
  await page.goto('/account-settings?tab=social');
  await hand.press(button(page, '카카오 연결하기'));
  await sayName(page, hand, '카카오', alias);
  await expect(page).toHaveURL(/\/account-settings\?tab=social$/);
  await expect(flow(page, 'socialAccounts').getByText(/연결됨/)).toHaveCount(1);
  await logOut(person);
  await page.goto('/login');
  await hand.press(page.getByRole('link', { name: '카카오로 계속하기' }));
  await sayName(page, hand, '카카오', alias);
  await expect(page).toHaveURL(/\/$/);
  await expectIn(page);
  expect(await stored(page, 'email')).toBe(email);
}
