import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createApp } from '#src/app/create-app.ts';
import { AppProvider } from '#src/flow/app-context.tsx';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };
/** What a path answers: a value, or a function of the request. */
export type Answers = Record<
  string,
  | Reply
  | ((request: {
      method: string;
      url: string;
      body: unknown;
      bearer: string | null;
    }) => Reply | Promise<Reply>)
>;

/** The signed-in member of view tests. */
export const MEMBER = {
  token: 't'.repeat(20),
  nickname: '걷는하루',
  name: '김하루',
  email: 'u@s.test',
  userType: 'user',
};
type Visit = {
  person: typeof MEMBER | null;
  /** Where the screen is. */
  at?: string;
  botCheckKey?: string;
  warn?: (message: string) => void;
};

/** Renders a screen for a signed-in member. */
export const renderMember = (screen: ReactElement, answers: Answers) =>
  renderShop(screen, answers, { person: MEMBER });

/** Renders a screen in the real app with its real wiring; only the network is replaced. */
export function renderShop(
  screen: ReactElement,
  answers: Answers,
  { person, at = '/mypage', botCheckKey = '', warn = () => {} }: Visit,
) {
  window.localStorage.clear();
  for (const [key, value] of Object.entries(person ?? {})) window.localStorage.setItem(key, value);
  const requests: {
    method: string;
    url: string;
    body: unknown;
    key: string | null;
    bearer: string | null;
  }[] = [];
  const visited: string[] = [];
  let reloads = 0;
  const fakeFetch: typeof fetch = async (input, init) => {
    const url = String(input);
    const headers = new Headers(init?.headers);
    const key = headers.get('idempotency-key');
    const bearer = headers.get('authorization');
    const request = { method: init?.method ?? 'GET', url, body: init?.body, key, bearer };
    requests.push(request);
    const path = url.split('?')[0] ?? '';
    const answer = answers[`${request.method} ${path}`] ?? answers[path] ?? fallback(path, person);
    const {
      status = 200,
      body,
      headers: more,
    } = typeof answer === 'function' ? await answer(request) : answer;
    const isPlain = typeof body === 'string' || body instanceof Uint8Array;
    // The types of this engine's own buffers differ from those of a page.
    return new Response(isPlain ? (body as BodyInit) : JSON.stringify(body), {
      status,
      headers: {
        'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        ...more,
      },
    });
  };
  const app = createApp({
    botCheckKey,
    baseUrl: '',
    storage: safeStorage(() => window.localStorage),
    tabStorage: safeStorage(() => window.sessionStorage),
    location: () => at,
    navigate: (path) => visited.push(path),
    reload: () => {
      reloads += 1;
    },
    leave: (url) => visited.push(url),
    warn,
    fetch: fakeFetch,
  });
  app.start();
  const inApp = (shown: ReactElement) => <AppProvider app={app}>{shown}</AppProvider>;
  const view = render(inApp(screen));
  return {
    ...view,
    rerender: (next: ReactElement) => view.rerender(inApp(next)),
    reloads: () => reloads,
    app,
    requests,
    visited,
    to: (path: string) => requests.filter(({ url }) => url.startsWith(path)),
  };
}

/** What the server says of whoever is here. */
const profileOf = ({ name, nickname, email }: typeof MEMBER) => ({
  userId: 1,
  username: name,
  name,
  nickname,
  email,
});

function fallback(path: string, person: typeof MEMBER | null): Reply {
  if (path === '/api/users/me/profile') return { body: { success: true, data: profileOf(person ?? MEMBER) } };
  return { status: 404, body: { success: false, message: '찾는 내용이 없어요.' } };
}
