import { isPersonalField } from '#domain/members/profile/personal-fields.ts';

/**
 * Returns path and query of a page without form fields with personal data, as a redirect target.
 * Parsed as a browser does, so that "//other.example" and "/\other.example" stay on this shop.
 */
export function pageAddress(url: string): string {
  if (!URL.canParse(url, ORIGIN)) return '/';
  const { pathname, searchParams } = new URL(url, ORIGIN);
  for (const name of new Set(searchParams.keys()))
    if (isPersonalField(pathname, name)) searchParams.delete(name);
  const path = `/${pathname.replace(/^\/+/, '')}`;
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** Returns whether the query of a page contains form fields with personal data. */
export function hasPersonalFields(url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0) return false;
  const path = url.slice(0, at);
  return [...new URLSearchParams(url.slice(at)).keys()].some((name) => isPersonalField(path, name));
}

/** Base for the URL parser; never part of a response. */
const ORIGIN = 'http://shop.invalid';
