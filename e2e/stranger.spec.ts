import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { addSecondStep, comeByKakao, join, losePhone, recover } from './stranger/coming.ts';
import { changeEmail, endOther, leave, takeData, takeEmailBack } from './stranger/going.ts';
import type { Stranger } from './stranger/person.ts';
import { test } from './support/fixtures.ts';
import { HANDS, handOn } from './support/hands.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { newcomer } from './support/shop/newcomers.ts';

test.use({ baseURL: NAMED_SHOP });
// A whole life of an account, on a machine that others keep busy.
test.describe.configure({ timeout: 300_000 });

/**
 * Who gets by with the keyboard has met every page and every mail; each part by mouse is in a file of its own (joining,
 * recovering, social, own-phone, leaving), the whole by mouse in `npm run test:all`.
 */
const hands = thorough ? HANDS : (['keyboard'] as const);

for (const hand of hands)
  test(`a stranger joins, comes back in every way, changes what can be changed, and leaves, by ${hand} alone`, async ({
    page,
    browser,
  }) => {
    const someone = newcomer();
    const { email: otherEmail } = newcomer();
    const person: Stranger = { page, hand: handOn(page, hand), ...someone, codes: [] };
    await test.step('joins', () => join(person));
    await test.step('forgets the password', () => recover(person));
    await test.step('turns two-step log-in on', () => addSecondStep(person));
    await test.step('loses the phone', () => losePhone(person));
    await test.step('comes by another site', () => comeByKakao(person));
    await test.step('ends another device', () => endOther(person, browser));
    await test.step('changes the e-mail', () => changeEmail(person, otherEmail));
    await test.step('takes it back', () => takeEmailBack(person, otherEmail));
    await test.step('takes the data along', () => takeData(person, [otherEmail]));
    await test.step('leaves', () => leave(person));
    await test.step('joins afresh', () => join(person));
  });
