import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '../kit/entity-tag.ts';
import { allowStyle } from '../kit/pages/page-style.ts';
import { FOR_ALL, variesWith } from '../kit/public-caching.ts';
import type { FirstPage } from './page-renderer.ts';

/** Sends a rendered page with the reply's status, compressed as accepted, or 304. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, page: FirstPage): FastifyReply {
  const isThere = reply.statusCode === 200;
  allowStyle(reply.raw, page.styleSource);
  variesWith(reply, 'accept-encoding')
    .type('text/html; charset=utf-8')
    // Equal for all anonymous clients, so that shared caches may keep it.
    .header('cache-control', page.isWhole && isThere ? FOR_ALL : 'no-cache')
    .header('etag', page.etag);
  if (isThere && hasAlready(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bytes[encoding]);
}

function encodingFor({ headers }: FastifyRequest): keyof FirstPage['bytes'] {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
