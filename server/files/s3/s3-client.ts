import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config.ts';

/** Time in ms until the headers of a response; below the timeout of a request of the shop. */
const ANSWER_MS = 6_000;
/** Pause in ms before the second attempt. */
const PAUSE_MS = 100;
const OVERLOADED = 429;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
type Call = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

/** Sends a signed request for an object key, or for the bucket if the key is ''. */
export type S3Client = (method: Method, key: string, call?: Call) => Promise<Response>;

/**
 * Returns a client of one bucket, addressed by path. Every request is idempotent, so that one that
 * was lost on its connection, or met an overloaded store, is sent a second time. Rejects if no
 * response arrives in time. The hash of a body is signed: the store refuses one that arrives
 * incomplete or changed.
 */
export function s3Client(
  { url, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  answerMs = ANSWER_MS,
): S3Client {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  return async (method, key, call = {}) => {
    const address = addressOf(`${url}/${bucket}`, key, call.query);
    const send = () => once(aws, { address, method, answerMs }, call);
    const first = await send().catch((error: unknown) => {
      if (isTimeout(error)) throw error;
      return null;
    });
    if (first && first.status < 500 && first.status !== OVERLOADED) return first;
    await first?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return send();
  };
}

function addressOf(bucketUrl: string, key: string, query: Call['query']): string {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `${bucketUrl}${path && `/${path}`}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** The time limit ends with the headers, as a slow reader may take longer for the body. */
async function once(
  aws: AwsClient,
  { address, method, answerMs }: { address: string; method: Method; answerMs: number },
  { headers, body }: Call,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('the file storage does not answer', 'TimeoutError')),
    answerMs,
  );
  try {
    return await aws.fetch(address, {
      method,
      signal: limit.signal,
      // A redirect would send the request to another host.
      redirect: 'manual',
      headers: { ...headers, 'accept-encoding': 'identity', 'x-amz-content-sha256': hashOf(body) },
      body: body ?? null,
    });
  } finally {
    clearTimeout(timer);
  }
}

const hashOf = (body: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(body).digest('hex');

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
