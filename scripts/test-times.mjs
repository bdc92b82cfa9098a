// `npm run times`: what the last run of each step of `npm test` has cost; `-- --write` puts it into docs/numbers.md.
import { isWriting, writeNumbers } from './lib/numbers.mjs';
import { timesTables } from './lib/testing/step-times.mjs';
import { ALL } from './lib/testing/steps.mjs';

const tables = timesTables(ALL);
console.log(tables.join('\n'));
if (isWriting()) writeNumbers('times', tables);
