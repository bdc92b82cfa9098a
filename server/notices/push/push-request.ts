import { request } from 'node:https';
import { publicLookup } from './public-lookup.ts';

/** Encrypted message on its way to a push service. */
export type PushRequest = { endpoint: string; headers: Readonly<Record<string, string>>; body: Buffer };

/** Sends a request and resolves to the status of the answer. */
export type PushTransport = (request: PushRequest) => Promise<number>;

const TIMEOUT_MS = 10_000;

/** Sends by https to public addresses only, without following a redirect; the answer is not read. */
export const postPush: PushTransport = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      { method: 'POST', headers, lookup: publicLookup, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
