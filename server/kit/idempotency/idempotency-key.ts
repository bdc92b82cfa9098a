import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { ReceivedFile } from '../ports/file-store.ts';
import { ShopError } from '../shop-error.ts';

/** A wish to write, as its sender has named it: however often it arrives, it is done once. */
export type Attempt = {
  memberId: number;
  /** Which write it is; keys of different writes never meet. */
  operation: string;
  key: string;
  /** What was asked for, as a hash. */
  hash: string;
  /** To be called when the answer is that of an earlier send. */
  onReplay(): void;
};

/** The attempt behind a request that carries a key. */
export function attemptOf(
  { method, path, keyRequired }: Pick<Endpoint, 'method' | 'path' | 'keyRequired'>,
  request: FastifyRequest,
  reply: FastifyReply,
  memberId: number,
  asked: { params: unknown; body: unknown },
): Attempt | null {
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

/** An attempt whose words and pictures came as a form, which only its handler has read. */
export const withForm = (
  attempt: Attempt | null,
  { data, pictures }: { data: unknown; pictures: readonly ReceivedFile[] },
): Attempt | null =>
  attempt && { ...attempt, hash: hashOf([attempt.hash, data, pictures.map(({ sha256 }) => sha256)]) };

const hashOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** Characters of a key that its column holds. */
const KEY_LENGTH = 255;

/** A key that the shop could not keep would protect nothing: it is refused, not left out. */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= KEY_LENGTH) return key;
  const message = `요청 키는 ${KEY_LENGTH}자까지 쓸 수 있어요.`;
  throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'idempotency-key', message }]);
}
