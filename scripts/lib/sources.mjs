import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const INPUTS = [
  'domain',
  'machines',
  'proof',
  'src',
  'server',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.ssr.config.ts',
  'vite.worker.config.ts',
  'scripts/build.mjs',
  'scripts/lib/charts/chart-drawings.ts',
  'scripts/lib/bundle/chunk-table.ts',
  'scripts/lib/bundle/chunks.ts',
  'scripts/lib/bundle/first-view.mjs',
  'scripts/lib/screens/known-addresses.ts',
  'scripts/lib/bundle/lean-domain.ts',
  'scripts/lib/bundle/plain-sheet.ts',
  'scripts/lib/charts/without-descriptions.ts',
  'scripts/lib/bundle/worker-facts.ts',
];

/** One hash over files and folders. */
export function hashOf(names) {
  const hash = createHash('sha256');
  for (const name of names) addTo(hash, name);
  return hash.digest('hex');
}

/** Name of the client's code: pages that other code has drawn are not for it. */
export const clientVersion = () => hashOf(['domain', 'machines', 'src', 'package-lock.json']).slice(0, 12);

/** One hash over everything a build depends on. */
export function hashSources() {
  const hash = createHash('sha256').update(hashOf(INPUTS));
  for (const [key, value] of Object.entries(process.env)) {
    if (key.startsWith('VITE_')) hash.update(`${key}=${value}`);
  }
  return hash.digest('hex');
}

function addTo(hash, name) {
  const path = join(root, name);
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const child of readdirSync(path).sort()) addTo(hash, join(name, child));
    return;
  }
  hash.update(name).update(readFileSync(path));
}
