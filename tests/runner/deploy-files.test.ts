import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startProgram } from '../../scripts/lib/programs.ts';
import { prepareProxy } from '../../scripts/lib/servers/prepare-proxy.ts';
import { root } from '../architecture/layers/sources.ts';
import { findProgram } from '../support/server/programs.ts';

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const settings = new Set(
  matches(readFileSync(join(root, 'server/config.ts'), 'utf8'), /^ {2}([A-Z][A-Z\d_]+): /gm),
);
const compose = read('compose.yaml');
const example = read('shop.env.example');
const units = readdirSync(join(root, 'deploy/systemd'));
/** Names that containers beside the shop read. */
const OF_OTHERS = new Set(['POSTGRES_PASSWORD', 'REDIS_PASSWORD']);

const folder = mkdtempSync(join(tmpdir(), 'shop-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files to set up a shop with', () => {
  it('name settings that the server reads', () => {
    const services = compose.slice(compose.indexOf('  web1:'), compose.indexOf('  proxy:'));
    const named = [
      ...matches(example, /^([A-Z][A-Z\d_]+)=/gm),
      ...matches(services, /^ {6}([A-Z][A-Z\d_]+): /gm),
      ...units.flatMap((unit) => matches(read(`systemd/${unit}`), /(?:=| )([A-Z][A-Z\d_]+)=/g)),
      ...matches(read('Dockerfile'), /(?:ENV| )([A-Z][A-Z\d_]+)=/g),
    ];
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((name) => !settings.has(name) && !OF_OTHERS.has(name))).toEqual([]);
    const used = matches(compose, /\$\{([A-Z_]+):\?/g);
    expect(used.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });

  it('agree on ports', () => {
    expect(matches(read('nginx/upstream.conf'), /^server (\S+)/gm)).toEqual(['web1:3000', 'web2:3000']);
    expect(new Set(matches(compose, /^ {6}PORT: "(\d+)"/gm))).toEqual(new Set(['3000']));
    expect(read('Dockerfile')).toMatch(/PORT=3000[\s\S]*EXPOSE 3000/);
    const listens = new Set(matches(read('nginx/nginx.conf'), /listen (\d+)/g));
    expect(matches(compose, /"\d+:(\d+)"/g)).toEqual([...listens]);
    expect(example).toMatch(/@postgres:5432\/[\s\S]*@redis:6379[\s\S]*\/\/s3:8333/);
    expect(compose).toContain('-s3.port=8333');
    expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain('9464');
  });

  it('hold no secret', () => {
    const secrets = matches(example, /^(?:\w*(?:KEY|PASSWORD|SECRET)\w*)=(.*)$/gm);
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((value) => value !== '')).toEqual([]);
    expect(`${compose}${example}${read('s3.json.example')}`).not.toMatch(/:\/\/\w*:[^<@\s]+@/);
  });

  it('make an image without sources, tools and root', () => {
    const [, image = ''] =
      read('Dockerfile')
        .split(/^FROM .* AS build$/m)[1]
        ?.split(/^(?=FROM )/m) ?? [];
    const copied = matches(image, /^COPY --from=build (\S+)/gm);
    expect(copied).toEqual([
      '/shop/package.json',
      '/shop/node_modules',
      '/shop/dist/client',
      '/shop/dist/server',
    ]);
    expect(image).toMatch(/^USER node$/m);
    expect(image).not.toMatch(/^(COPY \.|RUN npm)/m);
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'data', '.git', 'deploy/shop.env']));
  });
});

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

describe.runIf(nginx && openssl)('nginx.conf', () => {
  it('is accepted by nginx', () => {
    const { conf } = prepareProxy(openssl ?? '', folder, ['127.0.0.1:3001', '127.0.0.1:3002']);
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-c', conf], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => /\[(warn|emerg|error|crit)\]/.test(line))).toEqual([]);
    expect(status).toBe(0);
  });
});

const analyze = findProgram('systemd-analyze', 'systemd');

describe.runIf(analyze)('systemd units', () => {
  it.each(units)('%s is accepted by systemd', (unit) => {
    const path = join(folder, unit.replace('@', '@3001'));
    const text = read(`systemd/${unit}`).replace('/usr/bin/node', process.execPath);
    writeFileSync(path, text);
    const verify = () => spawnSync(analyze ?? '', ['verify', path], { encoding: 'utf8' }).stderr;
    const ours = (said: string) => said.split('\n').filter((line) => line.includes(unit.split('@')[0] ?? ''));
    expect(ours(verify())).toEqual([]);
    writeFileSync(path, text.replace('Restart=always', 'Restart=alwys'));
    expect(ours(verify())).not.toEqual([]);
    renameSync(path, `${path}.looked-at`);
  });
});

const pgbouncer = findProgram('pgbouncer');

describe.runIf(pgbouncer)('pgbouncer.ini', () => {
  it('is accepted by PgBouncer, which listens where it says', async () => {
    chmodSync(folder, 0o755);
    const port = await freePort();
    writeFileSync(join(folder, 'userlist.txt'), '"shop" "none"\n');
    const text = read('pgbouncer.ini')
      .replace('6432', String(port))
      .replace('/etc/pgbouncer', folder)
      .replace('[pgbouncer]', '[pgbouncer]\nunix_socket_dir =');
    writeFileSync(join(folder, 'pgbouncer.ini'), text);
    // It refuses to run as root.
    const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const running = startProgram(pgbouncer ?? '', [...as, join(folder, 'pgbouncer.ini')], folder);
    await vi.waitFor(() => expect(running.output()).toContain('process up'), { timeout: 10_000 });
    expect(running.output()).toContain(`listening on 127.0.0.1:${port}`);
    expect(running.output()).not.toMatch(/ERROR|WARNING|FATAL|unknown/);
    await running.end();
  });
});
