// `npm run test:busy`: `npm test` five times beside two busy loops under `nice`; then what failed and what was flaky in
// each run. `-- --times 3` runs it three times; other options, such as `--only server-postgres`, go on to `npm test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { busyOptions, endOf, isClean } from './lib/testing/busy-runs.mjs';

const LOOPS = 2;
const REFUSED = 2;

const { times, rest } = busyOptions(process.argv.slice(2));
if (times === null) {
  console.error('--times needs a whole number from 1, such as --times 3.');
  process.exit(REFUSED);
}

const loops = Array.from({ length: LOOPS }, () =>
  spawn('nice', ['-n', '10', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});

let run = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    run?.kill('SIGTERM');
    if (run) await once(run, 'close');
    process.exit(1);
  });

const ends = [];
for (let nth = 1; nth <= times; nth += 1) {
  console.log(`\n##### run ${nth} of ${times} #####`);
  run = spawn(process.execPath, [join(root, 'scripts/test.mjs'), ...rest], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  run.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    said += chunk;
  });
  const [code] = await once(run, 'close');
  ends.push({ code, lines: endOf(said) });
}
run = null;
for (const [index, { code, lines }] of ends.entries())
  console.log(
    `\n##### run ${index + 1}: ${isClean({ code, lines }) ? 'clean' : 'NOT CLEAN'} #####\n${lines.join('\n')}`,
  );
process.exit(ends.every(isClean) ? 0 : 1);
