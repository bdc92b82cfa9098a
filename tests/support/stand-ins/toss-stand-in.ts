import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = 'open' | 'confirm' | 'find' | 'cancel';
type Said = { status: number; body: unknown };
export type Seen = {
  call: Call;
  method: string;
  path: string;
  authorization: string;
  key: string;
  body: Record<string, unknown>;
};

const callOf = (method: string, path: string): Call =>
  method === 'GET'
    ? 'find'
    : path.endsWith('/confirm')
      ? 'confirm'
      : path.endsWith('/cancel')
        ? 'cancel'
        : 'open';

/** What Toss Payments would know of a payment. */
export const tossPayment = (change: object = {}) => ({
  paymentKey: 'pk_123456',
  orderId: 'S2026',
  totalAmount: 59_000,
  status: 'DONE',
  receipt: { url: 'https://toss.test/r' },
  ...change,
});
type Payment = ReturnType<typeof tossPayment>;

/**
 * A stand-in that answers like Toss Payments' core API: books of its own, and every answer kept under its key. A test
 * may put words in its mouth.
 */
export async function startToss() {
  const seen: Seen[] = [];
  const books = new Map<string, Payment>();
  const kept = new Map<string, Said | 'under way'>();
  const words = new Map<Call, Said[]>();
  let gate: Promise<void> = Promise.resolve();

  const unknown = { status: 404, body: { code: 'NOT_FOUND_PAYMENT', message: '존재하지 않는 결제 입니다.' } };
  const done = (payment: Payment | undefined, status: string): Said => {
    if (!payment) return unknown;
    payment.status = status;
    return { status: 200, body: payment };
  };
  const own: Record<Call, (asked: Seen) => Said> = {
    open: ({ body }) => {
      const paymentKey = `pk_${body.orderId}`;
      const payment = tossPayment({ ...body, paymentKey, totalAmount: body.amount, status: 'READY' });
      books.set(paymentKey, payment);
      return { status: 200, body: { ...payment, checkout: { url: `https://pay.toss.test/${paymentKey}` } } };
    },
    confirm: ({ body }) => done(books.get(String(body.paymentKey)), 'DONE'),
    find: ({ path }) => {
      const payment = books.get(path.split('/').at(-1) ?? '');
      return payment ? { status: 200, body: payment } : unknown;
    },
    cancel: ({ path }) => done(books.get(path.split('/').at(-2) ?? ''), 'PARTIAL_CANCELED'),
  };
  const answer = async (asked: Seen): Promise<Said> => {
    const earlier = kept.get(asked.key);
    if (earlier === 'under way')
      return { status: 409, body: { code: 'IDEMPOTENT_REQUEST_PROCESSING', message: '처리 중' } };
    if (earlier) return earlier;
    if (asked.key) kept.set(asked.key, 'under way');
    if (asked.call === 'confirm') await gate;
    const said = words.get(asked.call)?.shift() ?? own[asked.call](asked);
    if (asked.key) kept.set(asked.key, said);
    return said;
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', async () => {
      const { authorization = '', 'idempotency-key': key = '' } = request.headers;
      const { method = '', url: path = '' } = request;
      const body = text ? JSON.parse(text) : {};
      const asked = { call: callOf(method, path), method, path, authorization, key: String(key), body };
      seen.push(asked);
      const said = await answer(asked);
      response.writeHead(said.status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    seen,
    asked: (call: Call): Seen[] => seen.filter((one) => one.call === call),
    /** What it answers to the next calls of this kind. */
    say: (call: Call, ...said: Said[]) => void words.set(call, said),
    /** Confirmations take until this is called. */
    hold: (): (() => void) => {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    forgetKeys: () => kept.clear(),
    reset: () => {
      seen.length = 0;
      words.clear();
      kept.clear();
      gate = Promise.resolve();
    },
    close: () => void server.close(),
  };
}

export type Toss = Awaited<ReturnType<typeof startToss>>;
