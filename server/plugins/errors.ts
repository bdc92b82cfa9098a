import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#domain/errors.ts';
import { statusOf } from '#domain/errors.ts';
import type { ErrorEnvelope } from '#domain/kit/envelope.ts';
import { sqlStateOf } from '../db/transaction.ts';
import type { Clock } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'MALFORMED_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

// Connection lost, shutting down, too many connections, lock and statement time-outs, disk full.
const UNAVAILABLE = /^(08|57|53|55P03)/;

// What the pool says, without a code, when every connection stays busy.
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

/** Every failure becomes the one envelope; what a person cannot act on is only logged. */
export function registerErrors(app: FastifyInstance, clock: Clock): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    const status = statusOf(refusal.code);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', '2');
    reply.status(status).header('cache-control', 'no-store');
    return toEnvelope(refusal, request, clock);
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404).header('cache-control', 'no-store');
    return toEnvelope(new ShopError('NOT_FOUND'), request, clock);
  });
}

function toRefusal(error: FastifyError): ShopError {
  if (error instanceof ShopError) return error;
  const known = BY_STATUS[error.statusCode ?? 500];
  if (known) return new ShopError(known);
  if (NO_CONNECTION.test(error.message)) return new ShopError('SERVICE_UNAVAILABLE');
  const state = sqlStateOf(error);
  if (state && UNAVAILABLE.test(state)) return new ShopError('SERVICE_UNAVAILABLE');
  // 22xxx: a value PostgreSQL cannot hold, such as a NUL character or a number out of range.
  if (state?.startsWith('22')) return new ShopError('INVALID_INPUT_VALUE');
  return new ShopError('INTERNAL_SERVER_ERROR');
}

const toEnvelope = (error: ShopError, request: FastifyRequest, clock: Clock): ErrorEnvelope => ({
  success: false,
  code: error.code,
  message: error.message,
  data: null,
  errors: [...error.problems],
  requestId: request.id,
  timestamp: clock.now().toISOString(),
});
