import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const OPEN = 'is open at';

/** Starts the shop of a folder as `npm start` does, asks for its page and whether it is ready, and lets it go. */
export async function startAnswers(folder, env) {
  const port = await freePort();
  const shop = spawn('node', [join(folder, 'scripts/start.mjs')], {
    cwd: folder,
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, '.tmp-data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  try {
    await opened(shop);
    for (const path of ['/', '/readyz', '/api/products']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
  } finally {
    shop.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the shop ended with ${code}`);
}

/** Resolves once the shop says that it is open; one that ends before has failed. */
const opened = (shop) =>
  new Promise((resolve, reject) => {
    let text = '';
    shop.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(OPEN)) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`the shop did not open (${code}): ${text}`)));
  });
