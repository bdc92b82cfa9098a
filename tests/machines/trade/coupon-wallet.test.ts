import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const entry = entryOf('couponWallet');
const welcome = Object(entry.ports.register?.done);
const typed = (code: string) => ({ type: 'code.changed', code });
const submitted = { type: 'code.submitted' };

async function open() {
  const wallet = start(entry);
  await wallet.play(done('load', []));
  return wallet;
}

it('couponWalletMachine redeems a code once, shows the coupon first and clears the field', async () => {
  const { play, asked, effects } = await open();
  await play(typed('welcome10'), submitted, submitted);
  expect(asked('register')).toEqual([{ code: 'welcome10' }]);
  const { value, context } = await play(done('register', welcome));
  expect([value, context.coupons, context.code]).toEqual(['ready', [welcome], '']);
  expect(effects).toEqual([['announce', { coupon: welcome }]]);
});

it('couponWalletMachine keeps a refused code with its reason until it is changed', async () => {
  const { play } = await open();
  const told = await play(
    typed('welcome10'),
    submitted,
    failed('register', new Error('이미 받은 쿠폰이에요.')),
  );
  expect([told.value, told.context.code, told.context.problem]).toEqual([
    'ready',
    'welcome10',
    '이미 받은 쿠폰이에요.',
  ]);
  expect((await play(typed('welcome1'))).context.problem).toBeNull();
});

it('couponWalletMachine keeps the next code that is typed while one is sent', async () => {
  const { play } = await open();
  const { context } = await play(typed('one1'), submitted, typed('two2'), done('register', welcome));
  expect(context.code).toBe('two2');
});

it('couponWalletMachine sends no blank code', async () => {
  const { flow, play } = await open();
  await play(typed('   '));
  expect(flow.snapshot.can(submitted)).toBe(false);
});

it('couponWalletMachine offers a retry if the coupons fail to load', async () => {
  const { play } = start(entry);
  expect((await play(failed('load', new Error('점검 중')))).hasTag('failed')).toBe(true);
  const { context } = await play({ type: 'screen.retried' }, done('load', [welcome]));
  expect([context.coupons, context.error]).toEqual([[welcome], null]);
});
