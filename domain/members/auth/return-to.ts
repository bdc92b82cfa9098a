// Only to resolve against: what leaves it is not a path of this shop.
const HERE = 'http://here.invalid';
/** As much as an address bar and a log line bear. */
const MAX_LENGTH = 2_000;
/** Places that send a person on themselves. */
const DOORS = /^\/(login|auth|oauth2)(\/|$)/;

/** Where to go after login: a path of this shop, never another site, and nothing of what stands behind `#`. */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value || value.length > MAX_LENGTH || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return '/';
  const { origin, pathname, search } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') && !DOORS.test(pathname) ? pathname + search : '/';
}
