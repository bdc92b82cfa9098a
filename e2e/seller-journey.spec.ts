import { approve, askMore } from './seller-journey/admin.ts';
import { amend, apply, hasDesk, rivalApplies } from './seller-journey/applicant.ts';
import { sawDashboard, sawStatement } from './seller-journey/dashboard.ts';
import { DAYS, type Scene } from './seller-journey/scene.ts';
import { answer, collect, makeShoe, refund, setUp, ship } from './seller-journey/seller.ts';
import { askReturn, buy, buyMany, come, hasMoney, returnOneOfTwo, review } from './seller-journey/shopper.ts';
import { test } from './support/fixtures.ts';
import { joined } from './support/shop/newcomers.ts';
import { ownDays, passDays, visit } from './support/shop/own-days.ts';

// Weeks of a store, on a busy machine.
test.describe.configure({ timeout: 900_000 });
test.use({ actionTimeout: 45_000 });

const base = ownDays();

test('seller journey: becomes a seller, creates a product, sells and ships a hundred, handles a return, replies, and is paid', async ({
  browser,
}) => {
  const days = { browser, base: base() };
  const seller = await test.step('a member signs up', () => visit(days, null, joined));
  const scene: Scene = { ...days, seller, storeName: '한강 나루제화', shoe: '한강 나루 로퍼', productId: 0 };
  await test.step('another one applies with the same business number', () => rivalApplies(scene));
  // One browser throughout, with a single log-in.
  await visit(scene, seller, async (page) => {
    await test.step('the member applies', () => apply(page, scene));
    await test.step('an administrator asks for more', () => askMore(scene));
    await test.step('the application is sent again', () => amend(page));
    await test.step('it is approved', () => approve(scene));
    await test.step('the menu is that of a seller', () => hasDesk(page));
  });
  await test.step('the store is set up', () => setUp(scene));
  await test.step('a product is created and published', async () => {
    scene.productId = await makeShoe(scene);
  });
  const haneul = await test.step('two shoppers sign up', () => come(scene));
  const bada = await come(scene);
  await test.step('one buys a unit', () => buy(scene, haneul));
  await test.step('the other buys the rest of a hundred', () => buyMany(scene, bada));
  await test.step('a list with three wrong rows is shipped', () => ship(scene));
  await test.step('the parcels are delivered', () => passDays(scene, [1, 1], DAYS.delivered));
  await test.step('one of two units of a member is returned', () => returnOneOfTwo(scene));
  await test.step('a return is requested', () => askReturn(scene, haneul));
  const left = await test.step('it is collected and inspected', () => collect(scene));
  await test.step('a review is written', () => review(scene, bada));
  await test.step('a day passes', () => passDays(scene, [1], DAYS.inspected));
  await test.step('the refund is paid in time', () => refund(scene, left - 1));
  await test.step('the buyer has the refund', () => hasMoney(scene, haneul));
  await test.step('the review gets a reply', () => answer(scene));
  await test.step('a week ends', () => passDays(scene, [7, 7], DAYS.closed));
  await test.step('the dashboard shows it', () => sawDashboard(scene));
  await test.step('the statement shows it', () => sawStatement(scene));
});
