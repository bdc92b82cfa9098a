// What the clients of a run do, each in a loop until `isOver`: buy, post with a picture, comment, read and log in.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { codeAt } from '../../../tests/support/members/mfa.ts';
import { multipart, picture } from '../../../tests/support/server/multipart.ts';
import type { Client, Reply } from './client.ts';

/** What the shop has acknowledged, by the key that was sent; null: never answered. */
export type Acknowledged = {
  orders: Map<string, number | null>;
  posts: Map<string, { feedId: number; pictures: string[] } | null>;
  comments: Map<string, number | null>;
};

export const nothingYet = (): Acknowledged => ({ orders: new Map(), posts: new Map(), comments: new Map() });

type Loop = { client: Client; said: Acknowledged; isOver: () => boolean };

const JSON_TYPE = 'application/json';
const READ_PAUSE_MS = 60;
const WRITE_PAUSE_MS = 200;
/** A code of an authenticator counts once, and the next one comes after 30 s. */
const LOG_IN_PAUSE_MS = 31_000;

const isAnswered = ({ status }: Reply): boolean => status >= 200 && status < 300;

const ADDRESS = {
  recipientName: '김신발',
  recipientPhone: '01012345678',
  postalCode: '04782',
  deliveryAddress: '서울특별시 성동구 성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '',
};

/** Orders one option again and again; what was not answered is sent again with its key. */
export async function buy({ client, said, isOver }: Loop, token: string, optionId: number): Promise<void> {
  const wish = { items: [{ optionId, quantity: 1 }], couponId: null, usedPoints: 0, paymentMethod: '카드' };
  const body = JSON.stringify({ ...ADDRESS, ...wish });
  while (!isOver()) {
    const key = randomUUID();
    said.orders.set(key, null);
    const call = {
      kind: 'order',
      path: '/api/users/direct-orders',
      method: 'POST',
      type: JSON_TYPE,
    } as const;
    const reply = await client.untilAnswered({ ...call, token, key, body });
    if (isAnswered(reply)) said.orders.set(key, Number(reply.data.orderId));
    else if (reply.status >= 400 && reply.status < 500) said.orders.delete(key);
    await sleep(WRITE_PAUSE_MS);
  }
}

/** Posts feeds with a picture of a pair. */
export async function post(
  { client, said, isOver }: Loop,
  { token, orderItemId, photo }: { token: string; orderItemId: number; photo: Buffer },
): Promise<void> {
  while (!isOver()) {
    const key = randomUUID();
    said.posts.set(key, null);
    const feed = JSON.stringify({ title: '오늘의 신발', content: `편하게 걸었어요 ${key}`, orderItemId });
    const { payload, headers } = multipart([{ name: 'feedData', data: feed }, picture(photo)]);
    const call = { kind: 'post', path: '/api/feeds', method: 'POST', type: headers['content-type'] } as const;
    const reply = await client.untilAnswered({ ...call, token, key, body: payload });
    if (isAnswered(reply))
      said.posts.set(key, { feedId: Number(reply.data.feedId), pictures: reply.data.imageUrls as string[] });
    else if (reply.status >= 400 && reply.status < 500) said.posts.delete(key);
    await sleep(WRITE_PAUSE_MS);
  }
}

/** Writes comments to one feed, each with a text of its own. */
export async function comment({ client, said, isOver }: Loop, token: string, feedId: number): Promise<void> {
  while (!isOver()) {
    const key = randomUUID();
    said.comments.set(key, null);
    const call = { kind: 'comment', path: `/api/feeds/${feedId}/comments`, method: 'POST' } as const;
    const body = JSON.stringify({ content: `잘 어울려요 ${key}` });
    const reply = await client.untilAnswered({ ...call, type: JSON_TYPE, token, key, body });
    if (isAnswered(reply)) said.comments.set(key, Number(reply.data.commentId));
    else if (reply.status >= 400 && reply.status < 500) said.comments.delete(key);
    await sleep(WRITE_PAUSE_MS);
  }
}

/** Reads lists and pages in turn; an unanswered read is not repeated, so that each failure counts. */
export async function read({ client, isOver }: Loop, from: number): Promise<void> {
  const reads = [
    { kind: 'list', path: '/api/products?size=20' },
    { kind: 'page', path: '/' },
    { kind: 'list', path: '/api/feeds?size=20' },
    { kind: 'page', path: '/products' },
    { kind: 'list', path: '/api/products?size=20&sort=priceAsc' },
    { kind: 'page', path: '/products/1' },
  ] as const;
  for (let turn = from; !isOver(); turn += 1) {
    const one = reads[turn % reads.length];
    if (one) await client.once(one);
    await sleep(READ_PAUSE_MS);
  }
}

/** Logs in with a second step, once per code of the authenticator. */
export async function logIn(
  { client, isOver }: Loop,
  { email, secret }: { email: string; secret: string },
): Promise<void> {
  for (let until = performance.now() + LOG_IN_PAUSE_MS; !isOver(); await sleep(WRITE_PAUSE_MS)) {
    if (performance.now() < until) continue;
    until = performance.now() + LOG_IN_PAUSE_MS;
    const call = { kind: 'log-in', method: 'POST', type: JSON_TYPE } as const;
    const body = JSON.stringify({ email, password: DEMO_PASSWORD });
    const first = await client.untilAnswered({ ...call, path: '/api/auth/login', body });
    const second = { tempToken: first.data.tempToken, token: codeAt(secret, new Date()) };
    await client.once({ ...call, path: '/api/users/me/mfa/complete', body: JSON.stringify(second) });
  }
}
