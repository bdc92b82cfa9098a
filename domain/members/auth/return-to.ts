// Base for resolving relative addresses; an address with another origin is not a path of this shop.
const HERE = 'http://here.invalid';
/** Most characters of a return address. */
const MAX_LENGTH = 2_000;
/** Pages that redirect by themselves and are therefore no return targets. */
const DOORS = /^\/(login|auth|oauth2)(\/|$)/;

/**
 * Returns the path after login: a path of this shop without its fragment, otherwise '/'. Prevents
 * open redirects.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value || value.length > MAX_LENGTH || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return '/';
  const { origin, pathname, search } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') && !DOORS.test(pathname) ? pathname + search : '/';
}
