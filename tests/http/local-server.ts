import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowConsoleInFile } from '../support/server/console-gate.ts';

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A real server on a free local port; each test says how it answers. */
export async function startLocalServer() {
  const seen: Seen[] = [];
  let answer: (response: ServerResponse, seen: Seen) => void = (response) => response.end();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    seen.push(one);
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address object.
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  // A page logs each of them, as browsers do.
  allowConsoleInFile(new RegExp(`^[A-Z]+ ${baseUrl}/\\S* [45]\\d\\d `), /socket hang up/);
  pageMovesTo(`${baseUrl}/`);
  return {
    baseUrl,
    seen,
    answerWith(next: typeof answer) {
      seen.length = 0;
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a JSON text as it is, malformed or not. */
export function json(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(text);
}

/** The test page belongs to the server, as the shop's does: else happy-dom's fetch refuses to read answers. */
function pageMovesTo(url: string) {
  if (!('happyDOM' in window)) throw new Error('these tests need happy-dom');
  // happy-dom's own handle is in no DOM type.
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(url);
}
