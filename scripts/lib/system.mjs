import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, headlessPath } from './browser.mjs';
import { findPostgres } from './postgres.mjs';

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function aptInstall(packages) {
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq', '-y'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...options, 'update'], { stdio: 'inherit', env });
  return (
    spawnSync('apt-get', [...options, 'install', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    }).status === 0
  );
}

/** Installs packages where that is possible; throws the hint where what they bring is still missing. */
function demand(present, packages, hint) {
  if (present()) return;
  console.log(`Installing ${packages.join(', ')}…`);
  if (canInstall() && aptInstall(packages) && present()) return;
  throw new Error(hint);
}

/** Chromium and a Korean font for the browser tests. */
export function ensureBrowser() {
  demand(
    () => existsSync(chromiumPath()),
    ['chromium'],
    'The browser tests need Chromium: install the package "chromium" or set CHROMIUM_PATH.',
  );
  // Without it the whole browser plays the generated paths too, only more slowly.
  if (headlessPath() === chromiumPath() && canInstall()) aptInstall(['chromium-headless-shell']);
  const hasFont = (pattern) => Boolean(spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim());
  demand(
    () => hasFont(':lang=ko'),
    ['fontconfig', 'fonts-noto-cjk'],
    'The browser tests need a Korean font: install "fonts-noto-cjk".',
  );
  // Medals of the levels; without them the tests run all the same.
  if (!hasFont(':charset=1f947') && canInstall()) aptInstall(['fonts-noto-color-emoji']);
}

/** A PostgreSQL for the server tests, unless TEST_DATABASE_URL names one. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const hint = 'The server tests need PostgreSQL: install the package "postgresql" or set TEST_DATABASE_URL.';
  demand(() => findPostgres() !== null, ['postgresql'], hint);
}

/** Programs beside the shop, for tests that say which of them is missing; only where packages can be installed. */
export function addServices() {
  const missing = ['redis-server', 'nginx', 'pgbouncer'].filter(
    (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(`${folder}/${name}`)),
  );
  if (missing.length > 0 && canInstall()) aptInstall(missing);
}
