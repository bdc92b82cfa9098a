// `npm run dev`: the client with hot reload in front of a server that restarts on change.
import { spawn } from 'node:child_process';
import { installPackages } from './lib/install.mjs';
import { root, TSX, VITE } from './lib/root.mjs';

installPackages();
const children = [
  spawn(process.execPath, [TSX, 'watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [VITE], { cwd: root, stdio: 'inherit' }),
];

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
