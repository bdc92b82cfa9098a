import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes; 2 is the library's number for argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** At most two hashes at once, so that a burst of logins leaves a core for everyone else. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, OPTIONS));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  bounded(() => verify(stored, password));

let decoy: Promise<string> | null = null;

/** Spends the same time for an unknown e-mail as for a known one. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('an account that does not exist');
  await verifyPassword(await decoy, password);
  return false;
}
