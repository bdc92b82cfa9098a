// npm run mutate -- domain|charts|server: makes wrong changes and tells which of them no written test notices.
// `-- domain --worth` lets all tests meet each change, and tells which tests notice nothing that no other does.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MutationReport, worthLines, worthOf } from './lib/mutation/test-worth.ts';
import { root, TSX, tool } from './lib/root.mjs';

const WORTH = '--worth';
const [what, ...rest] = process.argv.slice(2);
const RUNS: Record<string, readonly string[]> = {
  domain: [tool('@stryker-mutator/core/bin/stryker.js'), 'run', 'scripts/lib/mutation/domain-mutants.json'],
  charts: [TSX, join(root, 'scripts/mutate-charts.ts')],
  server: [TSX, join(root, 'scripts/mutate-server.ts')],
};
const run = RUNS[what ?? ''];
if (!run) {
  console.error('Say what: npm run mutate -- domain, charts or server');
  process.exit(1);
}
const asksWorth = rest.includes(WORTH);
if (asksWorth && what !== 'domain') {
  console.error(`${WORTH} goes with domain: the other runs stop at the first test that notices a change.`);
  process.exit(1);
}
const args = asksWorth ? [...rest.filter((one) => one !== WORTH), '--disableBail'] : rest;
const { status } = spawnSync(process.execPath, [...run, ...args], { cwd: root, stdio: 'inherit' });
if (asksWorth && status === 0) {
  const report: MutationReport = JSON.parse(readFileSync(join(root, '.tmp/mutants-domain.json'), 'utf8'));
  console.log(worthLines(worthOf(report)).join('\n'));
}
process.exit(status ?? 1);
