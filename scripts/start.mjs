// `npm start`: installs what is missing, builds what changed, and runs the server until it is stopped.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { tie } from './lib/tie.mjs';

installPackages();
const { build } = await import('./build.mjs');
if (build()) console.log('Built the shop.');
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    LOG_LEVEL: 'warn',
    ...(process.env.NODE_ENV === 'production' ? {} : { DEMO_GUIDE: '1' }),
    ...process.env,
  },
});
tie(server);
