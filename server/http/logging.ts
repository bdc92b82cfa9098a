import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** Returns the path of an address without its query, which may contain personal data. */
export const pathOf = (url: string): string => url.split('?')[0] ?? '';

/**
 * Loggable parts of an error; drivers attach the values of a failed statement, which are left out.
 */
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

/** Replacement of standard output for tests. */
export type LogSink = { write(line: string): void };

/**
 * Options of structured logs with an allowlist: method, path, status, duration and error parts;
 * never headers, bodies or statement values. Request ids are random, so that restarts do not repeat
 * them.
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
