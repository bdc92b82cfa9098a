import { randomUUID } from 'node:crypto';
import { type FileArea, PRIVATE_AREAS, PUBLIC_AREAS, type UploadArea } from '../kit/ports/file-store.ts';

/** No part of a name leads out of its area, is hidden, or is empty. */
const NAME = /^images\/([a-z]+)(?:\/(?!\.)[^/\\\0]+)+$/;

/** The area of an object name; null for what is none. */
export function areaOf(name: string): FileArea | null {
  const [, area] = NAME.exec(name) ?? [];
  return [...PUBLIC_AREAS, ...PRIVATE_AREAS].find((one) => one === area) ?? null;
}

export const isPrivate = (area: FileArea): boolean => PRIVATE_AREAS.some((one) => one === area);

/** A name that nobody can guess. */
export const newName = (area: UploadArea, extension: string): string =>
  `images/${area}/${randomUUID()}.${extension}`;
