import { describe, expect, it } from 'vitest';
import { readPush, tabAt } from '#src/worker/push-message.ts';

const ORIGIN = 'https://shop.kr';
const message = { body: '주문한 상품이 출발했어요.', path: '/my-orders/7', tag: 'notice-1' };

describe('push message', () => {
  it('is read with its page of this origin', () => {
    expect(readPush(JSON.stringify(message), ORIGIN)).toEqual(message);
  });

  it.each([
    ['another host', { ...message, path: 'https://other.kr/login' }],
    ['another host by two slashes', { ...message, path: '//other.kr/login' }],
    ['a script', { ...message, path: 'javascript:alert(1)' }],
    ['no sentence', { path: '/', tag: 't' }],
    ['a number for the sentence', { ...message, body: 1 }],
    ['no object', 'text'],
  ])('with %s is not shown', (_, data) => {
    expect(readPush(JSON.stringify(data), ORIGIN)).toBeNull();
  });

  it('that is no JSON is not shown', () => {
    expect(readPush('', ORIGIN)).toBeNull();
  });
});

describe('tab of a notification', () => {
  const tabs = [{ url: `${ORIGIN}/cart` }, { url: `${ORIGIN}/my-orders/7#items` }];

  it('is the one that shows its page, whatever the fragment', () => {
    expect(tabAt(tabs, `${ORIGIN}/my-orders/7`)).toBe(tabs[1]);
  });

  it('is missing if only other pages are open', () => {
    expect(tabAt(tabs, `${ORIGIN}/my-orders/8`)).toBeUndefined();
  });
});
