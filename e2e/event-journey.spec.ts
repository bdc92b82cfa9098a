import { publish, revoke, sawPaid, settle, voidVote } from './event-journey/admin.ts';
import { DAYS, type Scene } from './event-journey/scene.ts';
import {
  buyInTime,
  changeMind,
  come,
  enter,
  findComing,
  hasLost,
  hasMovedUp,
  hasWon,
  isNotifiedOfVoid,
  isTooEarly,
  vote,
} from './event-journey/shopper.ts';
import { test } from './support/fixtures.ts';
import { ownDays, passDays } from './support/shop/own-days.ts';

// Days of a whole event, on a busy machine.
test.describe.configure({ timeout: 900_000 });
test.use({ actionTimeout: 45_000 });

const base = ownDays();

test('event journey: created, entered, voted, drawn, announced, paid once, verified, and a prize revoked', async ({
  browser,
}) => {
  const title = `눈길 첫걸음 ${Date.now()}`;
  const scene: Scene = { browser, base: base(), title, eventId: 0 };
  const haneul = await test.step('two shoppers sign up', () => come(scene, '하늘의 눈길 코디'));
  const bada = await come(scene, '바다의 눈길 코디');
  await test.step('the event is published with its cost', async () => {
    scene.eventId = await publish(scene);
  });
  await test.step('it is found before it starts', () => findComing(scene, haneul));
  await test.step('its days start', () => passDays(scene, [1, 1], DAYS.running));
  await test.step('an earlier purchase is refused', () => isTooEarly(scene, haneul));
  await test.step('both buy in time', () => buyInTime(scene, haneul));
  await buyInTime(scene, bada);
  await test.step('their orders are delivered', () => passDays(scene, [1, 1], DAYS.received));
  await test.step('both enter with a feed', () => enter(scene, haneul));
  const winning = await enter(scene, bada);
  await test.step('one votes for the other', () => vote(scene, haneul, { other: bada }));
  await test.step('a vote is cast, withdrawn and cast again', () =>
    changeMind(scene, bada, { other: haneul }));
  await test.step('a flagged vote is voided with a reason', () => voidVote(scene, haneul.entry));
  await test.step('its voter is notified', () => isNotifiedOfVoid(scene, bada, { other: haneul }));
  await test.step('the event ends', () => passDays(scene, [7], DAYS.over));
  await test.step('it is calculated, announced and paid', () => settle(scene));
  await test.step('the winner is paid once, and verifies the draw', () => hasWon(scene, bada, winning));
  await test.step('the first prize is revoked', () => revoke(scene));
  await test.step('the payout runs by itself', () => passDays(scene, [1], DAYS.over + 1));
  await test.step('nothing is left to pay', () => sawPaid(scene));
  await test.step('the runner-up is promoted', () => hasMovedUp(scene, haneul));
  await test.step('the revoked winner has lost the prize', () => hasLost(scene, bada));
});
