import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Known = { action: string; score: number };

/** A stand-in that answers as reCAPTCHA's `siteverify` does: tokens that it has given out, each good for one question. */
export async function startRecaptcha(secret = 'right-secret') {
  const given = new Map<string, Known>();
  const asked: URLSearchParams[] = [];
  let trouble: ((response: ServerResponse) => void) | null = null;
  const answerOf = (form: URLSearchParams) => {
    const token = form.get('response') ?? '';
    const known = given.get(token);
    given.delete(token);
    if (form.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (!known) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    return { success: true, ...known, challenge_ts: '2026-11-22T00:00:00Z', hostname: 'localhost' };
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      asked.push(form);
      if (trouble) return trouble(response);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(answerOf(form)));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  let count = 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    asked,
    /** A token as the browser's script would get it. */
    token: (action: string, score = 0.9): string => {
      count += 1;
      given.set(`token-${count}`, { action, score });
      return `token-${count}`;
    },
    /** What happens to every question from now on; null: it is well. */
    ail: (how: typeof trouble): void => {
      trouble = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
