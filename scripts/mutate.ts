// npm run mutate -- domain|charts|server: makes wrong changes and tells which of them no written test notices.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, TSX, tool } from './lib/root.mjs';

const [what, ...rest] = process.argv.slice(2);
const RUNS: Record<string, readonly string[]> = {
  domain: [tool('@stryker-mutator/core/bin/stryker.js'), 'run', 'scripts/lib/domain-mutants.json'],
  charts: [TSX, join(root, 'scripts/mutate-charts.ts')],
  server: [TSX, join(root, 'scripts/mutate-server.ts')],
};
const run = RUNS[what ?? ''];
if (!run) {
  console.error('Say what: npm run mutate -- domain, charts or server');
  process.exit(1);
}
process.exit(spawnSync(process.execPath, [...run, ...rest], { cwd: root, stdio: 'inherit' }).status ?? 1);
