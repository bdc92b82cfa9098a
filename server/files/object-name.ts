import { randomUUID } from 'node:crypto';
import { type FileArea, PRIVATE_AREAS, PUBLIC_AREAS, type UploadArea } from '../kit/ports/file-store.ts';

/**
 * Matches object names that cannot leave their area and have no hidden or empty segment. Letters that
 * a file system, an address or a signature may write in two ways are refused, and so are segments
 * that are too long for a file with the ending of a draft.
 */
const NAME = /^images\/([a-z]+)(?:\/(?!\.)[\w.~-]{1,200})+$/;

/** Returns the area of an object name; null if it is invalid. */
export function areaOf(name: string): FileArea | null {
  const [, area] = NAME.exec(name) ?? [];
  return [...PUBLIC_AREAS, ...PRIVATE_AREAS].find((one) => one === area) ?? null;
}

/** Returns whether the files of an area need authorisation. */
export const isPrivate = (area: FileArea): boolean => PRIVATE_AREAS.some((one) => one === area);

/** Returns an unguessable object name. */
export const newName = (area: UploadArea, extension: string): string =>
  `images/${area}/${randomUUID()}.${extension}`;
