import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorCode } from '#domain/kit/errors.ts';
import type { Clock } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { DATA_HEADERS, NOT_KEPT } from './headers.ts';
import { toEnvelope } from './responses/errors.ts';

const ANSWERS: Record<string, readonly [number, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED_REQUEST'],
};

/** Answers unparsable requests with the error envelope and closes the connection. */
export const clientErrorHandler =
  (clock: Clock): NonNullable<FastifyServerOptions['clientErrorHandler']> =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const [status, code] = ANSWERS[error.code] ?? [400, 'MALFORMED_REQUEST'];
    const envelope = toEnvelope(new ShopError(code), { id: randomUUID() }, clock);
    write(socket, status, JSON.stringify(envelope));
  };

/** Answers addresses that are too long or cannot be decoded, which reach no route and no hook. */
export const addressErrorHandler =
  (clock: Clock) => (_: unknown, request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(400)
      .headers({ ...DATA_HEADERS, 'cache-control': NOT_KEPT })
      .send(toEnvelope(new ShopError('MALFORMED_REQUEST'), request, clock));

function write(socket: Socket, status: number, body: string): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `cache-control: ${NOT_KEPT}`,
    'connection: close',
    ...Object.entries(DATA_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
