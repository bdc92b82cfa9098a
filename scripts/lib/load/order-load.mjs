// Clients that order one option through HTTP, in a thread of its own: the shop keeps its own loop.
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

const { base, tokens, optionId, ms, each } = workerData;
const body = JSON.stringify({
  recipientName: '김신발',
  recipientPhone: '01012345678',
  postalCode: '04782',
  deliveryAddress: '서울특별시 성동구 성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '',
  items: [{ optionId, quantity: 1 }],
  couponId: null,
  usedPoints: 0,
  paymentMethod: '카드',
});

const times = [];
const refused = {};

const BUSY = 503;

/** Sends one order and notes how long its answer took, or the code of its refusal; true where a later try may help. */
async function order(token, key) {
  const began = performance.now();
  const response = await fetch(`${base}/api/users/direct-orders`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
  });
  const answer = await response.json();
  if (response.ok) times.push(performance.now() - began);
  else refused[answer.code] = (refused[answer.code] ?? 0) + 1;
  return response.status === BUSY;
}

const until = performance.now() + ms;
/** Orders `each` times, or until the time is over; what a busy shop has refused is sent again with its key. */
async function client(token) {
  for (let sent = 0; sent < each && performance.now() < until; sent += 1) {
    const key = randomUUID();
    while ((await order(token, key)) && performance.now() < until);
  }
}

await Promise.all(tokens.map(client));
parentPort.postMessage({ times, refused });
