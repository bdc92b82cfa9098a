// `npm test`: installs what is missing and runs every check in order; the first failure stops it.
// `npm test -- --changed` after an edit: lint, types and the unit tests that the edit touches.
// `npm test -- --only unit,e2e` runs single steps. `npm run test:all` runs all of it at full strength.
import { mkdirSync, rmSync } from 'node:fs';
import { installPackages } from './lib/install.mjs';
import { printSummary, runGroup } from './lib/run-steps.mjs';
import { ALL, CHANGED, results, STEPS } from './lib/steps.mjs';

const options = process.argv.slice(2);
const isChanged = options.includes('--changed');

function groupsAskedFor() {
  if (isChanged) return CHANGED;
  const only = options.indexOf('--only');
  return only < 0 ? ALL : (options[only + 1] ?? '').split(',').map((name) => [name]);
}

const groups = groupsAskedFor();
const unknown = groups.flat().filter((name) => !STEPS[name]);
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  process.exit(1);
}

installPackages();
if (!isChanged) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const done = [];
for (const names of groups) {
  const group = await runGroup(names, STEPS);
  done.push(...group);
  const failed = group.filter(({ code }) => code !== 0);
  if (failed.length === 0) continue;
  console.error(`\nnpm test stopped: ${failed.map(({ name }) => name).join(', ')} failed.`);
  process.exit(failed[0].code);
}
printSummary(done);
