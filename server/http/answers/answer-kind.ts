import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../pages/page-requests.ts';

/** What a browser makes of an answer, which is what its headers have to guard. */
export type AnswerKind = 'page' | 'data' | 'drawing' | 'file' | 'empty';

const FILE =
  /^(image|font|audio|video)\/|^text\/(css|javascript|plain)\b|^application\/(javascript|manifest\+json)\b/;
const DRAWING = /^image\/svg\b/;
const DATA = /^application\/([\w.-]+\+)?(json|xml)\b/;
const WORKER = /^(shared|service)?worker$/;
/** Answers without a body leave what the browser has as it is. */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/** By the type that is sent, not by the address; what is none of the known kinds is guarded like a page. */
export function kindOf(request: FastifyRequest, reply: FastifyReply): AnswerKind {
  const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
  if (type === '' && BODILESS.has(reply.statusCode)) return wantsPage(request) ? 'page' : 'empty';
  // A worker lives by the policy that its own script came with.
  if (WORKER.test(String(request.headers['sec-fetch-dest'] ?? ''))) return 'page';
  if (DRAWING.test(type)) return 'drawing';
  if (FILE.test(type)) return 'file';
  return DATA.test(type) ? 'data' : 'page';
}
