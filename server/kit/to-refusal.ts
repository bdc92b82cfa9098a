import type { ErrorCode } from '#domain/kit/errors.ts';
import { sqlStateOf } from '../db/transaction.ts';
import { ShopError } from './shop-error.ts';

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

// Connection lost, shutting down, too many connections, lock and statement timeouts, disk full, and
// serialisation failures after all retries.
const UNAVAILABLE = /^(08|25P03|57|53|55P03|40)/;

// Messages of pool and driver without a code.
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

// System errors: no disk space, permission, file handle or route to the database.
const NO_MEANS =
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Converts any error to the one shown to the user. */
export function toRefusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const { statusCode, message, code } = factsOf(error);
  const known = BY_STATUS[statusCode];
  if (known) return new ShopError(known);
  if (NO_CONNECTION.test(message) || NO_MEANS.test(code)) return new ShopError('SERVICE_UNAVAILABLE');
  return new ShopError(bySqlState(sqlStateOf(error)));
}

function bySqlState(state: string | null): ErrorCode {
  if (!state) return 'INTERNAL_SERVER_ERROR';
  if (UNAVAILABLE.test(state)) return 'SERVICE_UNAVAILABLE';
  // 22xxx: a value that PostgreSQL cannot store, such as a NUL character or a number out of range.
  if (state.startsWith('22')) return 'INVALID_INPUT_VALUE';
  // 23xxx: a database constraint refused a concurrent change.
  if (state.startsWith('23')) return 'CONFLICT';
  return 'INTERNAL_SERVER_ERROR';
}

function factsOf(error: unknown): { statusCode: number; message: string; code: string } {
  if (!(error instanceof Error)) return { statusCode: 500, message: '', code: '' };
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { statusCode, message: error.message, code };
}
