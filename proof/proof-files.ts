import { readdirSync } from 'node:fs';
import type { Proof } from './page.ts';

type ProofFile = { proofs: readonly Proof[] };

/** Loads every `*.proof.ts` file of this folder, by its path; for programs that Vite does not build. */
export async function readProofFiles(): Promise<Record<string, ProofFile>> {
  const names = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.proof.ts'),
  );
  const loaded = await Promise.all(
    names.map(async (name): Promise<[string, ProofFile]> => {
      const path = `./${name.replaceAll('\\', '/')}`;
      return [path, await import(new URL(path, import.meta.url).href)];
    }),
  );
  return Object.fromEntries(loaded);
}
