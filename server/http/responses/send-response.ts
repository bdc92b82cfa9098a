import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { Envelope } from '#domain/kit/envelope.ts';
import { hasAlready, tagOf } from '../../kit/entity-tag.ts';
import { FOR_ALL, variesWith } from '../../kit/public-caching.ts';
import { NOT_KEPT } from '../headers.ts';

const DONE = '요청을 처리했어요.';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Returns whether a response is public: a GET of a public endpoint without a token. Any token, also
 * an invalid one, makes it private.
 */
export const isForAnybody = (endpoint: Endpoint, { headers }: FastifyRequest): boolean =>
  endpoint.method === 'GET' &&
  endpoint.access === 'public' &&
  !endpoint.notKept &&
  headers.authorization === undefined;

/** Sends the result of a handler. The response schema removes undeclared fields. */
export function sendAnswer(
  endpoint: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  result: unknown,
  now: Date,
): unknown {
  const data = v.parse(endpoint.response, result);
  const top = endpoint.onTop && typeof data === 'object' ? data : {};
  const envelope =
    endpoint.wrapping === 'raw' ? null : { success: true as const, message: DONE, ...top, data };
  reply.status(endpoint.status ?? 200);
  const timestamp = now.toISOString();
  if (isForAnybody(endpoint, request)) {
    const said = JSON.stringify(envelope ?? data);
    // The entity tag excludes the timestamp, which differs in every response.
    const text = envelope ? `${said.slice(0, -1)},"timestamp":${JSON.stringify(timestamp)}}` : said;
    return sendKept(request, reply, { said, text });
  }
  reply.header('cache-control', NOT_KEPT);
  return envelope ? ({ ...envelope, timestamp } satisfies Envelope<unknown>) : data;
}

/**
 * Only public responses are compressed: private ones may mix secrets with attacker-controlled text
 * (BREACH).
 */
function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { said, text }: { said: string; text: string },
) {
  const tag = tagOf(said);
  variesWith(reply, 'authorization', 'accept-encoding').headers({ 'cache-control': FOR_ALL, etag: tag });
  if (hasAlready(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type(JSON_TYPE).compress(text);
}
