import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { path: string; form: URLSearchParams; authorization: string };
type Says = (response: ServerResponse, asked: Asked) => void;

/** Says something as JSON. */
export const says =
  (body: unknown, status = 200): Says =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Google's token of a person, as far as the shop reads it: it comes over the provider's own line. */
export const idToken = (claims: object): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
};

/** Another site on loopback: its two calls say what a test tells them to. */
export async function startProvider(own: { token?: Says; profile?: Says } = {}) {
  const said: { token: Says; profile: Says } = {
    token: own.token ?? says({ access_token: 'at', token_type: 'bearer' }),
    profile: own.profile ?? says({}),
  };
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const path = request.url ?? '';
      const one = {
        path,
        form: new URLSearchParams(text),
        authorization: request.headers.authorization ?? '',
      };
      asked.push(one);
      (path.startsWith('/token') ? said.token : said.profile)(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    /** From now on it says something else. */
    say: (change: Partial<typeof said>) => Object.assign(said, change),
    places: { authorize: `${origin}/authorize`, token: `${origin}/token`, profile: `${origin}/profile` },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
