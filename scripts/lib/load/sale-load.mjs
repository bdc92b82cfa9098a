// Watchers who open product pages at random, and buyers who order one pair after another: a thread of their own, so
// that they do not take the server's turn.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { base, products, watchers, buyers, options, ms } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: watchers + buyers.length });
const until = performance.now() + ms;

const ADDRESS = {
  recipientName: '김신발',
  recipientPhone: '01012345678',
  postalCode: '04782',
  deliveryAddress: '서울특별시 성동구 성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '문 앞에 두세요',
};

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Returns the status of one answer once the whole body is read. */
const send = (method, path, headers = {}, body = undefined) =>
  new Promise((resolve, reject) => {
    const call = request(base + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    call.on('error', reject);
    call.end(body);
  });

const counted = { pages: 0, orders: 0, refused: 0 };

async function watch() {
  while (performance.now() < until) {
    await send('GET', `/products/${anyOf(products)}`, { 'accept-encoding': 'br' });
    counted.pages += 1;
  }
}

async function buy(token) {
  while (performance.now() < until) {
    const items = [{ optionId: anyOf(options), quantity: 1 }];
    const body = { ...ADDRESS, items, couponId: null, usedPoints: 0, paymentMethod: '카드' };
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const status = await send('POST', '/api/users/direct-orders', headers, JSON.stringify(body));
    if (status === 200) counted.orders += 1;
    else counted.refused += 1;
  }
}

await Promise.all([...Array.from({ length: watchers }, watch), ...buyers.map(buy)]);
agent.destroy();
parentPort.postMessage(counted);
