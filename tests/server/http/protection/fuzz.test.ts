import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readOperations } from '../../../support/access/operations.ts';
import { reaching } from '../../../support/reaching.ts';
import { arbitraryOf, inAddress, NASTY, nasty, type Schema } from '../../../support/server/fuzz.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { type Answer, startTestShop, type TestShop } from '../../../support/server/server.ts';

/** Requests per operation; FUZZ_RUNS raises the number of a daily check. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Log-out would end the session of the calls that follow. */
const LEFT_OUT = new Set(['/api/auth/logout']);
/** Log-in computes a hash that is slow on purpose. */
const SLOW = new Set(['/api/auth/login']);

let shop: TestShop;
let operations: Operation[] = [];
let reached: ReturnType<typeof reaching>;
beforeAll(async () => {
  shop = await startTestShop({ config: { apiDocs: true } });
  operations = await readOperations(shop);
  reached = reaching(shop);
});
afterAll(() => shop.close());

const recordOf = (schemas: Record<string, Schema>, requiredKeys: string[] = []) =>
  fc.record(
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, arbitraryOf(schema)])),
    {
      requiredKeys,
    },
  );

const requestOf = ({ params, query, body }: Operation) =>
  fc.record({
    params: recordOf(params, Object.keys(params)),
    query: recordOf(query),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  });
type Sent = { params: Record<string, unknown>; query: Record<string, unknown>; body?: unknown };

function addressOf({ path }: Operation, { params, query }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]) || '0');
  const words = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
  return words.length > 0 ? `${filled}?${words.join('&')}` : filled;
}

async function send(operation: Operation, sent: Sent): Promise<Pick<Answer, 'status' | 'body'>> {
  const url = addressOf(operation, sent);
  const payload = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const body =
    payload === undefined || operation.method === 'GET' ? {} : { type: 'application/json', payload };
  const answer = await reached(operation.access, { method: operation.method, url, ...body });
  return { status: answer.isUnreached ? 599 : answer.status, body: parsed(answer.text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns what is wrong with an answer to any call; null if nothing is. */
function faultOf({ status, body }: Pick<Answer, 'status' | 'body'>): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const isEnvelope = body?.success === false && body.data === null && typeof body.code === 'string';
  if (!isEnvelope) return `no envelope: ${JSON.stringify(body).slice(0, 80)}`;
  return /[가-힣]/.test(body.message) ? null : `no Korean: ${body.message}`;
}

describe('random requests', () => {
  it('never cause a server error, and every refusal is in the envelope', { timeout: 300_000 }, async () => {
    expect(operations.length).toBeGreaterThan(80);
    const faults: string[] = [];
    const told = { done: 0, refused: 0 };
    for (const operation of operations) {
      if (LEFT_OUT.has(operation.path)) continue;
      const requests = fc.sample(requestOf(operation), {
        numRuns: SLOW.has(operation.path) ? 3 : RUNS,
        seed: SEED,
      });
      for (const sent of requests) {
        const answer = await send(operation, sent);
        told[answer.status < 400 ? 'done' : 'refused'] += 1;
        const fault = faultOf(answer);
        if (fault)
          faults.push(
            `${operation.method} ${operation.path} ${JSON.stringify(sent).slice(0, 300)}: ${fault}`,
          );
      }
    }
    expect(faults).toEqual([]);
    // A fuzz run with only refused or only accepted requests would test half of the shop.
    expect(Math.min(told.done, told.refused)).toBeGreaterThan(100);
  });

  it('with a body of the wrong type are refused wherever a body is required', async () => {
    const wrong: string[] = [];
    const withBody = operations.filter(
      ({ body, path }) => (body?.required?.length ?? 0) > 0 && !SLOW.has(path),
    );
    expect(withBody.length).toBeGreaterThan(15);
    for (const operation of withBody)
      for (const body of [null, 7, 'x', [], {}]) {
        const params = Object.fromEntries(Object.keys(operation.params).map((name) => [name, '1']));
        const { status } = await send(operation, { params, query: {}, body });
        if (status !== 400)
          wrong.push(`${operation.method} ${operation.path} ${JSON.stringify(body)}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  it('with random form values are refused', { timeout: 60_000 }, async () => {
    const forms = [
      ['POST', '/api/feeds', 'feedData'],
      ['PUT', '/api/feeds/1', 'feedData'],
      ['POST', '/api/user/reviews', 'review'],
      ['POST', '/api/users/claims', 'claim'],
    ] as const;
    const fields = ['title', 'content', 'orderItemId', 'productId', 'rating', 'type', 'reason', 'hashtags'];
    const words = fc.record(Object.fromEntries(fields.map((name) => [name, nasty])), { requiredKeys: [] });
    for (const [method, path, part] of forms)
      for (const data of fc.sample(words, { numRuns: RUNS, seed: SEED })) {
        const { payload, headers } = multipart([{ name: part, data: JSON.stringify(data) }]);
        const caller = shop.as('user');
        const answer = await (method === 'POST' ? caller.post : caller.put)(path, payload, { headers });
        expect([faultOf(answer), JSON.stringify(data)]).toEqual([null, JSON.stringify(data)]);
      }
  });

  it('with random tokens are anonymous', async () => {
    const odd = [
      '',
      'Bearer',
      'Bearer ',
      'bearer x',
      'Basic YTpi',
      `Bearer ${'a'.repeat(300)}`,
      'Bearer a b',
    ];
    const token = shop.tokenOf('user');
    const near = [
      `bearer ${token}`,
      `Bearer ${token}x`,
      `Bearer  ${token}`,
      `Bearer ${token},${token}`,
      token,
    ];
    for (const authorization of [...odd, ...near])
      expect([
        authorization,
        (await shop.as('visitor').get('/api/users/cart', { headers: { authorization } })).status,
      ]).toEqual([authorization, 401]);
    const elsewhere = await shop.as('visitor').get(`/api/users/cart?token=${token}&access_token=${token}`, {
      headers: { cookie: `token=${token}`, 'x-access-token': token },
    });
    expect(elsewhere.status).toBe(401);
  });

  it('with names of object internals change no prototype', async () => {
    const body =
      '{"email":"a@b.kr","password":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const headers = { 'content-type': 'application/json' };
    expect((await shop.as('visitor').post('/api/auth/login', body, { headers })).status).toBe(400);
    await shop.as('visitor').get('/api/products?__proto__[polluted]=1&constructor=1');
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it('use each hostile value once', () => {
    expect(new Set(NASTY.map((value) => JSON.stringify(value))).size).toBe(NASTY.length);
  });
});
