import { expect, it } from 'vitest';
import { payPage } from '#server/trade/payments/test-window.ts';

const page = (...pairs: string[]) => payPage('test_key', { orderNo: 'S1', amount: 61_936 }, pairs);

it('test payment page says what is paid for, how much, and that no money moves', () => {
  expect(page('고래 로우')).toContain('고래 로우</p>');
  expect(page('고래 로우', '한지 슬립온', '끈')).toContain('고래 로우 외 2건');
  expect(page()).toContain('신발장 주문');
  expect(page()).toContain('61,936원');
  expect(page()).toContain('실제로 돈이 나가지 않고');
});

it('test payment page says of each button what it does', () => {
  const described = [...page().matchAll(/aria-labelledby="(\w+)" aria-describedby="([\w-]+)"/g)];
  expect(described.map(([, label]) => label)).toEqual(['approve', 'decline', 'close', 'wait']);
  for (const [, label = '', words = ''] of described) {
    expect(page()).toMatch(new RegExp(`id="${label}">[가-힣 ]+<`));
    expect(page()).toMatch(new RegExp(`id="${words}">[가-힣 ]+<`));
  }
});

it('test payment page writes a name as text, and needs no script and no styles of its own', () => {
  expect(page('<b>신</b>')).toContain('&lt;b&gt;신&lt;/b&gt;');
  expect(page()).not.toMatch(/<script|style=|<style/);
});
