// npm run policies: writes docs/policies.md from domain/policies/ and says how many there are and what copy reads.
// Refuses another value under the same version: orders keep the version that they were promised.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyNumbers } from './lib/copy-numbers.ts';
import { changedUnderOneVersion, policyRows, policyTable } from './lib/policy-table.ts';
import { root } from './lib/root.mjs';

const file = join(root, 'docs/policies.md');
const rows = policyRows();
const changed = changedUnderOneVersion(readFileSync(file, 'utf8'), rows);
if (changed.length > 0) {
  console.error(
    `another value under the same version: ${changed.join(', ')}; see LATER in policies/register.ts`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, policyTable());
  const tested = rows.filter(({ test }) => test !== null).length;
  console.log(`${rows.length} policies, ${tested} with a test that notices another value`);
  const { policy, data } = copyNumbers();
  console.log(`${policy + data} numbers with a unit in copy: ${policy} from a policy, ${data} from data`);
}
