import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../pages/page-requests.ts';

/** How a browser treats a response, which determines its security headers. */
export type AnswerKind = 'page' | 'data' | 'drawing' | 'file' | 'empty';

const FILE =
  /^(image|font|audio|video)\/|^text\/(css|javascript|plain)\b|^application\/(javascript|manifest\+json)\b/;
const DRAWING = /^image\/svg\b/;
const DATA = /^application\/([\w.-]+\+)?(json|xml)\b/;
const WORKER = /^(shared|service)?worker$/;
/** Responses without a body leave the browser's state unchanged. */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/**
 * Determines the kind from the content type, not the address; an unknown type is treated as a page.
 */
export function kindOf(request: FastifyRequest, reply: FastifyReply): AnswerKind {
  const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
  if (type === '' && BODILESS.has(reply.statusCode)) return wantsPage(request) ? 'page' : 'empty';
  // A worker is subject to the policy of its own script.
  if (WORKER.test(String(request.headers['sec-fetch-dest'] ?? ''))) return 'page';
  if (DRAWING.test(type)) return 'drawing';
  if (FILE.test(type)) return 'file';
  return DATA.test(type) ? 'data' : 'page';
}
