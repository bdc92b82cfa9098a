import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import { STORAGE_KEYS } from '#domain/members/auth/session.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { readMyPrices } from '#domain/trade/cart/my-price.ts';
import { envelope } from '#proof/kit/answers.ts';
import { type SafeStorage, safeStorage } from '#src/lib/storage/safe-storage.ts';
import { apiCall } from '../faults/faulty-fetch.ts';
import { screensText } from './screens.text.ts';
import type { ViewerRole } from './snapshot-address.ts';

const TOKEN = 'sample';
const NICKNAME = '걷는하루';

/** Storage and transport of a page that a sample person sees. */
export type SampleViewer = { storage: SafeStorage; fetch: typeof fetch };

/**
 * Sample person of a role for one page: the session is in memory, so that other pages keep theirs, and the calls that
 * every page makes for a member are answered here. Null if a person of the role is signed in already.
 */
export function sampleViewer(role: ViewerRole, memory: Storage, send: typeof fetch): SampleViewer | null {
  if ((memory.getItem('userType') ?? 'visitor') === role) return null;
  const entries = new Map(role === 'visitor' ? [] : sessionOf(role));
  return {
    storage: sessionStorageBefore(
      entries,
      safeStorage(() => memory),
    ),
    fetch: answeredFetch(role, send),
  };
}

const sessionOf = (role: ViewerRole): [string, string][] => [
  ['token', TOKEN],
  ['nickname', NICKNAME],
  ['name', screensText.viewers[role]],
  ['email', `${role}@sinbaljang.test`],
  ['userType', role],
];

/** Storage whose keys of the session are those of the sample person; all else is the real one. */
function sessionStorageBefore(entries: Map<string, string>, real: SafeStorage): SafeStorage {
  const isOfSession = (key: string) => STORAGE_KEYS.some((one) => one === key);
  return {
    get: (key) => (isOfSession(key) ? (entries.get(key) ?? null) : real.get(key)),
    set: (key, value) => {
      if (!isOfSession(key)) return real.set(key, value);
      entries.set(key, value);
      return false;
    },
    remove: (key) => (isOfSession(key) ? void entries.delete(key) : real.remove(key)),
  };
}

/** Answers what pages ask for their member; other calls go to the server without a session, and are refused as 403. */
function answeredFetch(role: ViewerRole, send: typeof fetch): typeof fetch {
  const profile = { userId: 3, username: NICKNAME, nickname: NICKNAME, userType: role, cartCount: 0 };
  const answers = new Map<string, unknown>([
    [myProfile.path, profile],
    [listWishIds.path, []],
    [readMyPrices.path, []],
  ]);
  return async (input, init) => {
    const url = apiCall(input, init)?.url;
    if (!url || role === 'visitor') return send(input, init);
    if (answers.has(url.pathname)) return Response.json(envelope(answers.get(url.pathname)));
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    const answer = await send(input, { ...init, headers });
    // A 401 would end the session of the sample person.
    return answer.status === 401 ? refused() : answer;
  };
}

const refused = (): Response =>
  Response.json(
    { success: false, code: 'FORBIDDEN', message: sentenceOf('FORBIDDEN'), data: null, errors: [] },
    { status: 403 },
  );
