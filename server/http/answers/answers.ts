import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { Envelope } from '#domain/kit/envelope.ts';
import { hasAlready, tagOf } from '../../kit/entity-tag.ts';
import { FOR_ALL, variesWith } from '../../kit/for-all.ts';
import { NOT_KEPT } from '../protection/headers.ts';

const DONE = '요청을 처리했어요.';
const JSON_TYPE = 'application/json; charset=utf-8';

/** A read that is open to anybody, by someone who does not say who they are: a token makes it their own, good or not. */
export const isForAnybody = (endpoint: Endpoint, { headers }: FastifyRequest): boolean =>
  endpoint.method === 'GET' &&
  endpoint.access === 'public' &&
  !endpoint.notKept &&
  headers.authorization === undefined;

/** Sends what a handler has found. Undeclared fields never leave the server: the response schema drops them. */
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
    // What is said is named without its time, which changes from one answer to the next.
    const text = envelope ? `${said.slice(0, -1)},"timestamp":${JSON.stringify(timestamp)}}` : said;
    return sendKept(request, reply, { said, text });
  }
  reply.header('cache-control', NOT_KEPT);
  return envelope ? ({ ...envelope, timestamp } satisfies Envelope<unknown>) : data;
}

/** Packed only here: an answer for one person may hold a secret beside words of somebody else. */
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
