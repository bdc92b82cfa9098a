// Builds the client and the server into dist/ when their sources changed, and compresses the assets.
// `--qa` adds a client with the QA inspector.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { putBack, setAside } from './lib/bundle/build-before.mjs';
import { preloadsOf } from './lib/bundle/first-view.mjs';
import { root, VITE } from './lib/root.mjs';
import { hashSources } from './lib/sources.mjs';

const dist = join(root, 'dist');
const stamp = join(dist, '.sources');
const aside = join(root, '.tmp/build-before');
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const WORTH_IT = 256;

/** Leaves a fresh build alone; answers whether it built. */
export function build() {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  setAside(dist, aside);
  rmSync(dist, { recursive: true, force: true });
  vite(['build']);
  writePreloads(join(dist, 'client/.vite'));
  vite(['build', '--config', 'vite.ssr.config.ts']);
  vite(['build', '--config', 'vite.worker.config.ts']);
  buildServer(join(dist, 'server'));
  compress(join(dist, 'client'));
  putBack(dist, aside);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** Beside the shop, a client with the QA inspector in dist/qa; it is served by the same server. */
export function buildQa() {
  build();
  const qaStamp = join(dist, 'qa/.sources');
  const wanted = hashSources();
  if (existsSync(qaStamp) && readFileSync(qaStamp, 'utf8') === wanted) return false;
  vite(['build', '--mode', 'qa']);
  writeFileSync(qaStamp, wanted);
  return true;
}

/** Writes the server into a folder inside the repository, where it finds its packages. */
export function buildServer(folder) {
  vite(['build', '--config', 'vite.server.config.ts', '--outDir', folder]);
  cpSync(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(root, 'server/seed/art/art.zip'), join(folder, 'art.zip'));
  cpSync(join(root, 'server/ssr/render-thread.mjs'), join(folder, 'render-thread.mjs'));
}

function writePreloads(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloadsOf(manifest)));
}

function vite(args) {
  const result = spawnSync(process.execPath, [VITE, ...args, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      // Nobody fetches what only the server reads.
      if (name === '.vite') continue;
      compress(path);
      continue;
    }
    const bytes = readFileSync(path);
    if (!COMPRESSIBLE.test(name) || bytes.length < WORTH_IT) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('scripts/build.mjs')) {
  const built = process.argv.includes('--qa') ? buildQa() : build();
  console.log(built ? 'built dist/' : 'dist/ is up to date');
}
