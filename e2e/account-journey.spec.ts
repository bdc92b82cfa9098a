import { thorough } from '../scripts/lib/testing/thorough.mjs';
import type { NewMember } from './account-journey/person.ts';
import { addSecondStep, comeByKakao, join, losePhone, recover } from './account-journey/signup.ts';
import { changeEmail, endOther, leave, takeData, takeEmailBack } from './account-journey/withdrawal.ts';
import { test } from './support/fixtures.ts';
import { HANDS, handOn } from './support/hands.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { newcomer } from './support/shop/newcomers.ts';

test.use({ baseURL: NAMED_SHOP });
// The whole life of an account, on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** By keyboard through every page and mail; by mouse too in `npm run test:all`. */
const hands = thorough ? HANDS : (['keyboard'] as const);

for (const hand of hands)
  test(`account journey: signs up, recovers access in every way, changes account data, and withdraws, by ${hand} alone`, async ({
    page,
    browser,
  }) => {
    const someone = newcomer();
    const { email: otherEmail } = newcomer();
    const person: NewMember = { page, hand: handOn(page, hand), ...someone, codes: [] };
    await test.step('signs up', () => join(person));
    await test.step('resets the password', () => recover(person));
    await test.step('turns on the second factor', () => addSecondStep(person));
    await test.step('recovers after losing the phone', () => losePhone(person));
    await test.step('logs in by a social account', () => comeByKakao(person));
    await test.step('ends another session', () => endOther(person, browser));
    await test.step('changes the e-mail', () => changeEmail(person, otherEmail));
    await test.step('undoes the change', () => takeEmailBack(person, otherEmail));
    await test.step('exports the data', () => takeData(person, [otherEmail]));
    await test.step('withdraws', () => leave(person));
  });
