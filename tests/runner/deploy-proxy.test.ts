import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOR_ALL } from '#server/kit/public-caching.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { findProgram } from '../support/server/programs.ts';
import { startProxy } from '../support/server/proxy.ts';

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

/** What the servers behind the proxy were asked, in order. */
const asked: { path: string; method: string; from: unknown }[] = [];
const askedFor = (path: string) => asked.filter((one) => one.path === path);

/** Answers as the shop does: `/public` for all, `/member` for nobody else, `/lost` with a broken connection. */
function answer({ url = '', method = '', headers }: IncomingMessage, reply: ServerResponse): void {
  asked.push({ path: url, method, from: headers['x-forwarded-for'] });
  if (url.startsWith('/lost')) return void reply.destroy();
  const isPublic = url.startsWith('/public');
  reply.setHeader('cache-control', isPublic ? FOR_ALL : 'private, no-store');
  reply.setHeader('vary', 'accept-encoding, accept-language');
  reply.end(`${headers['accept-language'] ?? ''} ${headers.authorization ?? 'nobody'}`);
}

describe.runIf(nginx && openssl)('the proxy of deploy/nginx', () => {
  let servers: Server[];
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    servers = [createServer(answer), createServer(answer)];
    const ports: number[] = [];
    for (const server of servers) {
      const port = await freePort();
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
      ports.push(port);
    }
    proxy = await startProxy({ nginx: nginx ?? '', openssl: openssl ?? '' }, ports);
  });
  afterAll(async () => {
    await proxy.end();
    for (const server of servers) server.close();
  });
  const inLanguage = (language: string) =>
    proxy.call('/public/a', { headers: { 'accept-language': language } });

  it('keeps what is for all, once for each value that Vary names', async () => {
    for (const language of ['ko', 'ko', 'en', 'ko', 'en'])
      expect((await inLanguage(language)).body).toBe(`${language} nobody`);
    expect(askedFor('/public/a')).toHaveLength(2);
  });

  it('keeps nothing that a member asks for, and gives a member nothing that is kept', async () => {
    const headers = { authorization: 'Bearer one' };
    expect((await proxy.call('/public/b', { headers })).body).toBe(' Bearer one');
    expect((await proxy.call('/public/b')).body).toBe(' nobody');
    expect((await proxy.call('/public/b', { headers })).body).toBe(' Bearer one');
    expect(askedFor('/public/b')).toHaveLength(3);
  });

  it('keeps nothing that says no-store', async () => {
    for (const _ of [1, 2]) await proxy.call('/member');
    expect(askedFor('/member')).toHaveLength(2);
  });

  it('tells the address of a visitor, whatever the visitor says', async () => {
    await proxy.call('/member/address', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(askedFor('/member/address')[0]?.from).toBe('127.0.0.1');
  });

  it('sends a write whose answer is lost only once, and a read again', async () => {
    expect((await proxy.call('/lost/write', { method: 'POST' })).status).toBe(502);
    expect(askedFor('/lost/write')).toHaveLength(1);
    await proxy.call('/lost/read');
    expect(askedFor('/lost/read')).toHaveLength(2);
  });

  it('leads to https, and does not tell strangers whether a server is ready', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.ports.plain}/a?b=c`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/a?b=c']);
    expect((await proxy.call('/readyz?deep')).status).toBe(404);
    expect(askedFor('/readyz?deep')).toEqual([]);
  });

  it('answers every read while one of two servers is gone', async () => {
    const [gone] = servers;
    gone?.closeAllConnections();
    await new Promise((done) => gone?.close(done));
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await proxy.call('/member')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
