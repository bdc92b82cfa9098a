import { setTimeout as sleep } from 'node:timers/promises';
import { type Origin, sender } from './sender.ts';
import type { Attempt } from './tally.ts';

/** Pause in ms before a client repeats a call that the shop could not answer. */
const PAUSE_MS = 250;
/** Longest time in ms in which a client repeats a call. */
const PATIENCE_MS = 40_000;

const REPEATABLE = new Set([0, 429, 500, 502, 503, 504]);

/** Request of a client; `json` tells whether the body of the answer is read as JSON. */
export type Call = {
  kind: string;
  path: string;
  method?: 'GET' | 'POST';
  token?: string;
  key?: string;
  body?: string | Buffer;
  type?: string;
};

/** Answer of the shop; `data` is the part of an envelope. */
export type Reply = { status: number; code: string; data: Record<string, unknown> };

const headersOf = ({ token, key, type }: Call): Record<string, string> => ({
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(key ? { 'idempotency-key': key } : {}),
  ...(type ? { 'content-type': type } : {}),
});

/** Returns the envelope of an answer; a page, or an answer of the proxy, has none. */
function envelopeOf(text: string): { code?: string; data?: Record<string, unknown> } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Sends calls to one address and notes each attempt. */
export function client(origin: Origin, note: (attempt: Attempt) => void) {
  const { send } = sender(origin);
  async function once(call: Call): Promise<Reply> {
    const began = performance.now();
    let reply: Reply = { status: 0, code: '', data: {} };
    try {
      const { path, method = 'GET', body } = call;
      const answer = await send({ path, method, headers: headersOf(call), ...(body ? { body } : {}) });
      const { code = '', data = {} } = envelopeOf(answer.body);
      reply = { status: answer.status, code, data };
    } catch {
      // No connection, a cut one, or no answer in time: the status says so.
    }
    note({
      kind: call.kind,
      at: began,
      ms: performance.now() - began,
      status: reply.status,
      code: reply.code,
    });
    return reply;
  }

  /** Repeats a call that can be repeated (a read, or a write with its key) until the shop answers it. */
  async function untilAnswered(call: Call): Promise<Reply> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const reply = await once(call);
      if (!REPEATABLE.has(reply.status) || performance.now() > until) return reply;
      await sleep(PAUSE_MS);
    }
  }
  return { once, untilAnswered };
}

export type Client = ReturnType<typeof client>;
