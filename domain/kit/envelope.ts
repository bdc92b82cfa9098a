import type { ErrorCode, FieldProblem } from './errors.ts';

/** Success response with envelope (contract 1.1). */
export type Envelope<T> = { success: true; message: string; data: T; timestamp: string };

/** Error response of every endpoint (contract 1.3, with `code`, `errors` and `requestId` added). */
export type ErrorEnvelope = {
  success: false;
  code: ErrorCode;
  message: string;
  data: null;
  errors: FieldProblem[];
  requestId: string;
  timestamp: string;
};

/**
 * Returns `data` of an envelope; a body without an envelope is returned unchanged (spec 7: "may be
 * wrapped in data").
 */
export function unwrap(body: unknown): unknown {
  const wrapped = typeof body === 'object' && body !== null && 'success' in body && 'data' in body;
  return wrapped ? body.data : body;
}
