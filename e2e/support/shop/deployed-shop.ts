import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { freePort } from './second-shop.ts';

const ASSETS = resolve(import.meta.dirname, '../../../dist/client/assets');
const TEXT = /javascript|html/;
/** Headers that belong to the bytes sent by the shop. */
const CHANGED = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'connection',
  'keep-alive',
];

export type DeployedShop = {
  base: string;
  /** From now on all files have other names, the page has this build, and the worker is new. */
  deploy(build: string): void;
  /** Replaces the text of the worker; null restores the right one. */
  replaceWorker(text: string | null): void;
  close(): Promise<void>;
};

/** The shop of the tests behind a proxy that can replace the build while browsers have the one before. */
export async function openDeployedShop(origin: string): Promise<DeployedShop> {
  const port = await freePort();
  const files = readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name));
  const anyFile = new RegExp(files.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const name = /["'`]([\da-f]{8})["'`]/.exec(await textOf(`${origin}/sw.js`))?.[1] ?? '';
  let build: string | null = null;
  let worker: string | null = null;
  const changed = (text: string): string =>
    build
      ? text
          .replace(anyFile, `${build}.$&`)
          .replace(name, build)
          .replace('<head>', `<head><meta name="build" content="${build}" />`)
      : text;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (url === '/sw.js' && worker !== null)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
    const isGone = url.startsWith('/assets/') && build !== null && !url.startsWith(`/assets/${build}.`);
    if (isGone) return void response.writeHead(404).end();
    const upstream = await fetch(origin + url.replace(`/assets/${build}.`, '/assets/'), {
      headers: { accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const headers = Object.fromEntries([...upstream.headers].filter(([key]) => !CHANGED.includes(key)));
    const body = Buffer.from(await upstream.arrayBuffer());
    const isText = TEXT.test(headers['content-type'] ?? '');
    response.writeHead(upstream.status, headers).end(isText ? changed(body.toString()) : body);
  }
  const door = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => door.listen(port, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      build = next;
    },
    replaceWorker: (text) => {
      worker = text;
    },
    close: () =>
      new Promise((done) => {
        door.close(() => done());
        door.closeAllConnections();
      }),
  };
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
