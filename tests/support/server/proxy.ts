import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startProgram } from './programs.ts';

const source = resolve(import.meta.dirname, '../../../deploy/nginx');

type Ports = { plain: number; secure: number };

/**
 * Copies deploy/nginx into a folder with a certificate of its own, other servers and free ports. All the
 * rest is what is delivered.
 */
export function prepareProxy(openssl: string, folder: string, servers: readonly string[], ports?: Ports) {
  cpSync(source, folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  const text = readFileSync(conf, 'utf8')
    .replaceAll('/tmp/shop-nginx', join(folder, 'run'))
    .replaceAll('tls/shop', 'shop')
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('8080', String(ports?.plain ?? 8080))
    .replaceAll('8443', String(ports?.secure ?? 8443));
  writeFileSync(conf, text);
  const lines = servers.map((server) => `server ${server} max_fails=3 fail_timeout=2s;`);
  writeFileSync(join(folder, 'upstream.conf'), lines.join('\n'));
  const subject = ['-subj', '/CN=localhost', '-keyout', 'shop.key', '-out', 'shop.crt'];
  spawnSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { cwd: folder });
  return { conf };
}

/** Answer that came through the proxy. */
export type Proxied = { status: number; body: string; headers: Record<string, unknown> };

type Sent = { method?: string; headers?: Record<string, string> };

/** Starts nginx as one process with the delivered configuration, in front of servers on loopback ports. */
export async function startProxy(programs: { nginx: string; openssl: string }, servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const ports = { plain: await freePort(), secure: await freePort() };
  const addresses = servers.map((port) => `127.0.0.1:${port}`);
  const { conf } = prepareProxy(programs.openssl, folder, addresses, ports);
  const running = startProgram(programs.nginx, ['-c', conf, '-g', 'daemon off; master_process off;'], folder);
  const call = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    new Promise<Proxied>((done, fail) => {
      const url = `https://127.0.0.1:${ports.secure}${path}`;
      const sent = request(url, { method, headers, rejectUnauthorized: false, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString('utf8'),
            headers: answer.headers,
          }),
        );
      });
      sent.on('error', fail).end();
    });
  await vi.waitFor(() => call('/healthz'), { timeout: 10_000 });
  return {
    ports,
    call,
    async end() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
