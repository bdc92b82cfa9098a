import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '#domain/members/recovery/password-rules.ts';
import { bounded } from '../../kit/bounded.ts';

// OWASP's floor for argon2id: 19 MiB, two passes; 2 is the library's number for argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at once leave a core for other work; a person behind fifty others would give up before their turn.
const hashing = bounded(2, 50);
// Strangers stand in a line of their own: however many come, members who log in do not wait behind them.
const joining = bounded(1, 100);

const hashed = (password: string): Promise<string> => hash(plainPassword(password), OPTIONS);

export const hashPassword = (password: string): Promise<string> => hashing(() => hashed(password));

/** The password of somebody who has no session and wants an account. */
export const hashOfStranger = (password: string): Promise<string> => joining(() => hashed(password));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  hashing(() => verify(stored, plainPassword(password)));

let decoy: Promise<string> | null = null;

/** Spends the same time for an unknown e-mail as for a known one. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('an account that does not exist').catch((error: unknown) => {
    decoy = null;
    throw error;
  });
  await verifyPassword(await decoy, password);
  return false;
}
