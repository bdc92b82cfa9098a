import type { ErrorCode, FieldProblem } from './errors.ts';

/** Success shape of wrapped answers (contract 1.1). */
export type Envelope<T> = { success: true; message: string; data: T; timestamp: string };

/** The one error shape of the whole API (contract 1.3, with `code`, `errors` and `requestId` added). */
export type ErrorEnvelope = {
  success: false;
  code: ErrorCode;
  message: string;
  data: null;
  errors: FieldProblem[];
  requestId: string;
  timestamp: string;
};

/** Takes `data` out of an envelope; a body without one is the value itself (spec 7: "may be wrapped in data"). */
export function unwrap(body: unknown): unknown {
  const wrapped = typeof body === 'object' && body !== null && 'success' in body && 'data' in body;
  return wrapped ? body.data : body;
}
