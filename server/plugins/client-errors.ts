import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { type ErrorCode, sentenceOf } from '#domain/errors.ts';
import type { ErrorEnvelope } from '#domain/kit/envelope.ts';
import type { Clock } from '../kit/context.ts';

const ANSWERS: Record<string, readonly [number, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED_REQUEST'],
};

/** What cannot be read as a request gets the same envelope as everything else, and the connection is closed. */
export const clientErrorHandler =
  (clock: Clock): NonNullable<FastifyServerOptions['clientErrorHandler']> =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const [status, code] = ANSWERS[error.code] ?? [400, 'MALFORMED_REQUEST'];
    const envelope: ErrorEnvelope = {
      success: false,
      code,
      message: sentenceOf(code),
      data: null,
      errors: [],
      requestId: randomUUID(),
      timestamp: clock.now().toISOString(),
    };
    write(socket, status, JSON.stringify(envelope));
  };

function write(socket: Socket, status: number, body: string): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
