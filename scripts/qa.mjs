// `npm run qa`: the shop with the QA inspector, its faults and its clock, on a data folder of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';

installPackages();
const { buildQa } = await import('./build.mjs');
if (buildQa()) console.log('Built the shop with the inspector.');
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', DATA_DIR: 'data/qa', ...process.env, CLIENT_DIR: 'dist/qa', QA_TOOLS: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
