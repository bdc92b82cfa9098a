import type { TestShop } from '../server/server.ts';

export type Provider = 'kakao' | 'naver' | 'google';
/** Whom the test provider makes of a visitor (server/members/social/test-providers.ts). */
export const PERSON = { fresh: 0, known: 1, unverified: 2, nameless: 3 } as const;

/** Somebody who is named on the spot; an empty address is none. */
type Named = { name: string; email: string };

/** A browser that keeps its cookies and follows no redirection by itself. */
export function browserIn({ app }: Pick<TestShop, 'app'>, remoteAddress = '203.0.113.9') {
  const kept = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value } of answer.cookies) kept.set(name, value);
    return answer;
  };
  const get = (url: string, headers?: Record<string, string>) => ask('GET', url, undefined, headers);
  const post = (url: string, body: object | string, headers?: Record<string, string>) =>
    ask('POST', url, body, headers);

  /** To the provider: the state that the browser was given, and the address that it was sent to. */
  const begin = async (provider: Provider, query = '') => {
    const { headers, statusCode } = await get(`/oauth2/authorization/${provider}${query}`);
    const url = new URL(String(headers.location), 'http://here.invalid');
    return { statusCode, url, state: url.searchParams.get('state') ?? '', cookie: headers['set-cookie'] };
  };
  /** Says who one is at the test provider; answers the address that it sends back to. */
  const say = async (url: URL, answer: number | 'decline' | 'break' | Named) => {
    const said = typeof answer === 'object' ? { ...answer, answer: 'other' } : { answer: String(answer) };
    const form = new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...said });
    const { headers } = await post(url.pathname, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    return String(headers.location);
  };
  /** What stands behind `#` of the page that a browser lands on. */
  const land = async (backTo: string) => {
    const { headers } = await get(backTo);
    const [page = '', fragment = ''] = String(headers.location).split('#');
    return { page, facts: Object.fromEntries(new URLSearchParams(fragment)) };
  };
  /** The whole way, to the code. */
  const goThrough = async (provider: Provider, answer: number | Named, query = '') => {
    const { url } = await begin(provider, query);
    const { facts } = await land(await say(url, answer));
    return facts.code ?? '';
  };
  const exchange = (code: string, token?: string) =>
    post('/api/auth/social/exchange', { code }, token ? { authorization: `Bearer ${token}` } : {});
  return { kept, ask, get, post, begin, say, land, goThrough, exchange };
}
