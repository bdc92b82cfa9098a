import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context.ts';

const SEED_BYTES = 32;

/**
 * Creates the seed of an event's draws when it is published, encrypted. Its hash is published and
 * recorded in the audit log, so that the seed cannot be replaced unnoticed.
 */
export function makeCommitment({ secrets }: Pick<Context, 'secrets'>) {
  const seed = randomBytes(SEED_BYTES);
  return {
    seedSealed: secrets.seal(seed.toString('hex')),
    seedCommit: createHash('sha256').update(seed).digest('hex'),
  };
}
