import type { FileArea } from '../../kit/ports/file-store.ts';
import { areaOf, isPrivate } from '../object-name.ts';

const PUBLIC = 'content/images/';
const PRIVATE = 'private/';
const NAMES = 'images/';

/**
 * Returns the prefix of the keys of an area. Public keys are the paths of their addresses, so that a
 * content host may serve them as they lie; private ones are beside them.
 */
export const prefixOf = (area: FileArea): string => `${isPrivate(area) ? PRIVATE : PUBLIC}${area}/`;

/** Returns the key of an object name; throws if the name is invalid. */
export function keyOf(name: string): string {
  const area = areaOf(name);
  if (!area) throw new Error(`not the name of a file: ${name}`);
  return prefixOf(area) + name.slice(`${NAMES}${area}/`.length);
}

/** Returns the object name of a key; null if it is no file of the shop. */
export function nameOf(key: string): string | null {
  const start = [PUBLIC, PRIVATE].find((prefix) => key.startsWith(prefix));
  const name = start ? NAMES + key.slice(start.length) : '';
  const area = areaOf(name);
  return area && keyOf(name) === key ? name : null;
}
