import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startProgram } from '../../../scripts/lib/programs.ts';
import { prepareProxy } from '../../../scripts/lib/servers/prepare-proxy.ts';

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
