import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from '#domain/kit/envelope.ts';
import type { ErrorCode } from '#domain/kit/errors.ts';
import { statusOf } from '#domain/kit/errors.ts';
import type { Clock } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { toRefusal } from '../../kit/to-refusal.ts';
import { NOT_KEPT } from '../headers.ts';
import { pathOf } from '../logging.ts';
import { troublePage, wantsFile, wantsPage } from '../pages/page-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the authenticated member, for the log. */
    memberId: number | null;
  }
}

/** Retry-After in seconds under overload. */
const BUSY_SECONDS = 2;

/** Error codes that indicate an attack when they are frequent. */
const TELLING: ReadonlySet<ErrorCode> = new Set([
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'FEED_ACCESS_DENIED',
  'COMMENT_ACCESS_DENIED',
  'REVIEW_ACCESS_DENIED',
  'PAYMENT_AMOUNT_MISMATCH',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_UNPAID_ORDERS',
]);

/**
 * Answers every error: with the error envelope, with an HTML page for a page request, or with plain
 * text for a file. Internal details are only logged.
 */
export function registerErrors(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('memberId', null);
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    const status = statusOf(refusal.code);
    if (status >= 500 || refusal.code === 'CONFLICT') request.log.error({ err: error }, 'request failed');
    else if (TELLING.has(refusal.code)) noteRefusal(request, refusal.code);
    const wait = refusal.waitSeconds ?? (status === 503 ? BUSY_SECONDS : null);
    if (wait !== null) reply.header('retry-after', String(wait));
    reply.status(status).header('cache-control', NOT_KEPT);
    if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(pageOf(refusal));
    if (wantsFile(request)) return reply.type('text/plain; charset=utf-8').send(refusal.message);
    return toEnvelope(refusal, request, clock);
  });
}

const pageOf = ({ code, message }: ShopError): string =>
  troublePage(message, code === 'MAINTENANCE' ? '점검하고 있어요' : undefined);

/** Answers unknown addresses with the error envelope; they count against the rate limit. */
export function registerNotFound(app: FastifyInstance, clock: Clock): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    reply.status(404).header('cache-control', NOT_KEPT);
    return toEnvelope(new ShopError('NOT_FOUND'), request, clock);
  });
}

/** Logs a refusal with the member. */
function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
  const { method, url, ip, memberId } = request;
  request.log.info({ event: 'refused', code, method, path: pathOf(url), ip, memberId }, 'refused');
}

/** Converts an error to its response envelope. */
export const toEnvelope = (error: ShopError, request: { id: string }, clock: Clock): ErrorEnvelope => ({
  success: false,
  code: error.code,
  // Clients that show only `message` get the first field error.
  message: error.problems[0]?.message ?? error.message,
  data: null,
  errors: [...error.problems],
  requestId: request.id,
  timestamp: clock.now().toISOString(),
});
