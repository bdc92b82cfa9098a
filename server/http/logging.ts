import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** The path of an address: what comes after it may be personal. */
export const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** What a log says of an error: drivers hang the values of a failed statement on theirs, which stay out. */
type ErrorNote = { type: string; message: string; stack: string; code?: string; cause?: ErrorNote };

function noteOf(error: unknown, depth = 0): ErrorNote {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: noteOf(error.cause, depth + 1) } : {}),
  };
}

/** Where lines go instead of standard output; tests read them. */
export type LogSink = { write(line: string): void };

/**
 * Structured logs by list of what may be said: method, path, status, time and the parts of an error; never
 * headers, bodies or the values of a statement. A request's id is random, so that no restart uses it again.
 */
export const loggingOptions = (level: string, sink?: LogSink) =>
  ({
    genReqId: () => randomUUID(),
    logger: level !== 'silent' && {
      level,
      ...(sink ? { stream: sink } : {}),
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: unknown) => noteOf(error),
      },
    },
  }) satisfies FastifyServerOptions;
