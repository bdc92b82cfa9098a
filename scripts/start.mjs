// `npm start`: installs what is missing, builds what changed, and runs the server until it is stopped. Each step says
// how many seconds it took.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { tie } from './lib/tie.mjs';

let since = performance.now();
const say = (step, note) => {
  const seconds = (performance.now() - since) / 1_000;
  console.log(`${step.padEnd(8)}  ${seconds.toFixed(1)} s (${note})`);
  since = performance.now();
};

say('packages', installPackages() ? 'installed' : 'up to date');
const { build } = await import('./build.mjs');
say('build', build() ? 'client and server' : 'up to date');
const guide = process.env.NODE_ENV === 'production' ? {} : { DEMO_GUIDE: '1' };
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...guide, ...process.env },
});
tie(server);
