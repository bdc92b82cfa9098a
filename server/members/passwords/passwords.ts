import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '#domain/members/recovery/password-rules.ts';
import { bounded } from '../../kit/bounded-queue.ts';

// OWASP minimum for argon2id: 19 MiB, two iterations; 2 is the library's number for argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two concurrent hashes leave a CPU core for other work; a longer queue would exceed the client's
// patience.
const hashing = bounded(2, 50);
// Sign-ups have a queue of their own, so that they cannot delay logins.
const joining = bounded(1, 100);

const hashed = (password: string): Promise<string> => hash(plainPassword(password), OPTIONS);

/** Returns the hash of a password for storage. */
export const hashPassword = (password: string): Promise<string> => hashing(() => hashed(password));

/** Hashes the password of an anonymous sign-up. */
export const hashForUnknownAccount = (password: string): Promise<string> => joining(() => hashed(password));

/** Returns whether a password matches a stored hash. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  hashing(() => verify(stored, plainPassword(password)));

let decoy: Promise<string> | null = null;

/** Verifies against a dummy hash, so that an unknown address takes the same time as a known one. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('an account that does not exist').catch((error: unknown) => {
    decoy = null;
    throw error;
  });
  await verifyPassword(await decoy, password);
  return false;
}
