import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context.ts';

const SEED_BYTES = 32;

/**
 * What draws of an event are made of: thrown once, when it is published, and sealed. Its hash is shown and stands in the
 * trail, so that nobody exchanges it later unseen.
 */
export function makeCommitment({ secrets }: Pick<Context, 'secrets'>) {
  const seed = randomBytes(SEED_BYTES);
  return {
    seedSealed: secrets.seal(seed.toString('hex')),
    seedCommit: createHash('sha256').update(seed).digest('hex'),
  };
}
