import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { programPath, startProgram } from '../programs.ts';

const READY_MS = 10_000;

const conf = (folder: string, port: number, ports: readonly number[]) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  client_max_body_size 30m;
  upstream shop { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 32; }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header Connection ''; proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_503; } }
}`;

/** Starts nginx before web processes on loopback, with the rules of `deploy/nginx.conf`. */
export async function startProxy(ports: readonly number[]) {
  const program = programPath('nginx');
  if (program === null) throw new Error('nginx is missing: apt-get install nginx');
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, conf(folder, port, ports));
  const running = startProgram(program, ['-p', folder, '-c', file], folder);
  const base = `http://127.0.0.1:${port}`;
  const end = async () => {
    // Killed by force, it would leave its workers behind.
    await running.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const until = performance.now() + READY_MS;
  while (
    !(await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until) {
      await end();
      throw new Error(`nginx did not start: ${running.output()}`);
    }
    await sleep(50);
  }
  return { base, end };
}
