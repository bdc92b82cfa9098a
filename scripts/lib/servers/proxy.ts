import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { programPath, startProgram } from '../programs.ts';
import { prepareProxy } from './prepare-proxy.ts';
import { type Origin, sender } from './sender.ts';

const READY_MS = 10_000;

function requireProgram(name: string): string {
  const path = programPath(name);
  if (path === null) throw new Error(`${name} is missing: apt-get install ${name}`);
  return path;
}

/** Starts nginx with TLS and the rules of `deploy/nginx` before web processes on loopback. */
export async function startProxy(
  servers: readonly number[],
): Promise<{ origin: Origin; end(): Promise<void> }> {
  const nginx = requireProgram('nginx');
  const openssl = requireProgram('openssl');
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const ports = { plain: await freePort(), secure: await freePort() };
  const addresses = servers.map((port) => `127.0.0.1:${port}`);
  const { conf, certificate } = prepareProxy(openssl, folder, addresses, ports);
  const running = startProgram(nginx, ['-c', conf, '-g', 'daemon off; master_process off;'], folder);
  const origin = { base: `https://localhost:${ports.secure}`, certificate: readFileSync(certificate) };
  const end = async () => {
    await running.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const { send, close } = sender(origin);
  const answers = () =>
    send({ path: '/robots.txt' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const until = performance.now() + READY_MS;
  while (!(await answers())) {
    if (performance.now() > until) {
      await end();
      throw new Error(`nginx did not start: ${running.output()}`);
    }
    await sleep(50);
  }
  close();
  return { origin, end };
}
