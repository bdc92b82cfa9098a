import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const source = join(root, 'deploy/nginx');

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
  return { conf, certificate: join(folder, 'shop.crt') };
}
