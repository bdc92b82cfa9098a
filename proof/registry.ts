import type { Proof } from './page.ts';

type ProofFile = { proofs: readonly Proof[] };

/** Areas in the order in which QA reads them; within an area files are in order of their names. */
const AREAS = [
  'shell',
  'members',
  'catalogue',
  'rewards',
  'community',
  'events',
  'trade',
  'reviews',
  'questions',
  'inquiries',
  'problem-reports',
  'notices',
  'seller',
  'admin',
];

// Vite lists the files in its build, and Node as they are on the disk.
const files: Readonly<Record<string, ProofFile>> = import.meta.env
  ? import.meta.glob<ProofFile>('./**/*.proof.ts', { eager: true })
  : await import('./proof-files.ts').then(({ readProofFiles }) => readProofFiles());

const areaOf = (path: string): string => path.split('/')[1] ?? '';
const placeOf = (path: string): number => AREAS.indexOf(areaOf(path));

const paths: readonly string[] = Object.keys(files).toSorted(
  (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
);

/** Every flow of the shop, from the `*.proof.ts` files of the areas; tests, drawings and the inspector read this list. */
export const registry: readonly Proof[] = paths.flatMap((path) => files[path]?.proofs ?? []);

/** Area of each flow, by the id of its chart. */
export const flowAreas: ReadonlyMap<string, string> = new Map(
  paths.flatMap((path) =>
    (files[path]?.proofs ?? []).map(({ machine }) => [machine.id, areaOf(path)] as const),
  ),
);
