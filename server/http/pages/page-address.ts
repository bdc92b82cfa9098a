import { isPersonalField } from '#domain/members/profile/personal-fields.ts';

/**
 * Path and query of a requested page without the form fields that hold personal data, as the target of a redirect.
 * Parsed like a browser does it, so that "//other.example" and "/\other.example" lead to a path of this shop.
 */
export function pageAddress(url: string): string {
  if (!URL.canParse(url, ORIGIN)) return '/';
  const { pathname, searchParams } = new URL(url, ORIGIN);
  for (const name of new Set(searchParams.keys()))
    if (isPersonalField(pathname, name)) searchParams.delete(name);
  const path = `/${pathname.replace(/^\/+/, '')}`;
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** Whether the query of a requested page has form fields that hold personal data. */
export function hasPersonalFields(url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0) return false;
  const path = url.slice(0, at);
  return [...new URLSearchParams(url.slice(at)).keys()].some((name) => isPersonalField(path, name));
}

/** Only completes addresses for the parser; it is in no answer. */
const ORIGIN = 'http://shop.invalid';
