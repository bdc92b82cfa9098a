// npm run policies: writes docs/policies.md from domain/policies/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyTable } from './lib/policy-table.ts';
import { root } from './lib/root.mjs';

writeFileSync(join(root, 'docs/policies.md'), policyTable());
