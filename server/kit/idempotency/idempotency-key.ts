import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { ReceivedFile } from '../ports/file-store.ts';
import { ShopError } from '../shop-error.ts';

/** Idempotent request: however often it arrives, it is executed once. */
export type IdempotentRequest = {
  memberId: number;
  /** Method and path; equal keys of different operations are independent. */
  operation: string;
  key: string;
  /** Hash of the request's parameters and body. */
  hash: string;
  /** Called when the response is replayed from an earlier request. */
  onReplay(): void;
};

/**
 * Returns the idempotent request for a request with an Idempotency-Key header; null without one.
 */
export function idempotentRequestOf(
  { method, path, keyRequired }: Pick<Endpoint, 'method' | 'path' | 'keyRequired'>,
  request: FastifyRequest,
  reply: FastifyReply,
  memberId: number,
  asked: { params: unknown; body: unknown },
): IdempotentRequest | null {
  const key = keyOf(request);
  if (key === null && keyRequired) throw new ShopError('REQUEST_KEY_REQUIRED');
  if (key === null) return null;
  return {
    memberId,
    operation: `${method} ${path}`,
    key,
    hash: hashOf(asked),
    onReplay: () => reply.header('idempotent-replayed', 'true'),
  };
}

/** Adds form fields and files to the request hash, as only the handler reads multipart bodies. */
export const withForm = (
  attempt: IdempotentRequest | null,
  { data, pictures }: { data: unknown; pictures: readonly ReceivedFile[] },
): IdempotentRequest | null =>
  attempt && { ...attempt, hash: hashOf([attempt.hash, data, pictures.map(({ sha256 }) => sha256)]) };

const hashOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** Most characters of a key (size of its column). */
const KEY_LENGTH = 255;

/**
 * Returns the key of a request; refuses one that is too long, as ignoring it would lose the
 * protection.
 */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= KEY_LENGTH) return key;
  const message = `요청 키는 ${KEY_LENGTH}자까지 쓸 수 있어요.`;
  throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'idempotency-key', message }]);
}
