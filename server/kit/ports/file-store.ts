import type { Readable } from 'node:stream';

/** Areas of files that anybody may fetch. */
export const PUBLIC_AREAS = [
  'common',
  'events',
  'feeds',
  'products',
  'profiles',
  'reviews',
  'stores',
  'uploads',
] as const;
/** Private areas whose files have an address: each has a check of who asks (`registerPrivateFiles`). */
export const ADDRESSED_AREAS = ['claims'] as const;
export type AddressedArea = (typeof ADDRESSED_AREAS)[number];
/** Areas of files that only some may fetch. Those without an address are answered by calls of their own alone. */
export const PRIVATE_AREAS = [...ADDRESSED_AREAS, 'documents'] as const;
export type FileArea = (typeof PUBLIC_AREAS)[number] | (typeof PRIVATE_AREAS)[number];

/** Areas that files of people go to. */
export const UPLOAD_AREAS = [
  'events',
  'feeds',
  'products',
  'profiles',
  'reviews',
  'stores',
  'claims',
  'documents',
  'uploads',
] as const satisfies readonly FileArea[];
export type UploadArea = (typeof UPLOAD_AREAS)[number];

/** A file as it came over the wire: not trusted, never served, gone when its request is over. */
export type ReceivedFile = { path: string; size: number; sha256: string };

/** Where uploads wait on this server's disk, so that a crowd of them does not fill the memory. */
export type Incoming = {
  /** Writes a stream to a file of its own; nothing is left of one that breaks off. */
  receive(stream: Readable): Promise<ReceivedFile>;
  drop(file: ReceivedFile): Promise<void>;
  /** Removes what a crash has left: everything that came longer ago. */
  dropOlderThan(ageMs: number): Promise<void>;
};

export type StoredFile = { size: number; writtenAt: Date; body: Readable };
export type ListedFile = { name: string; writtenAt: Date };

/**
 * Where the shop's files live: a folder today, an S3-compatible store as one more adapter. Files have object names,
 * `images/<area>/<file>`, whatever the adapter makes of them; the area says whether they are public
 * (tests/server/files/file-store.test.ts is what every adapter must pass).
 */
export type FileStore = {
  /** Stores bytes under a name, all of them or nothing. `redrawable`: can be made again, so it need not survive a power cut. */
  put(name: string, bytes: Uint8Array, how?: { redrawable?: boolean }): Promise<void>;
  /** Null where nothing has that name. The caller reads the body to its end or destroys it. */
  read(name: string): Promise<StoredFile | null>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Everything in an area, drafts that a crash has left as well. */
  list(area: FileArea): Promise<ListedFile[]>;
  /** Where people fetch it; a private file answers there only to those who may see it, or to nobody. */
  urlOf(name: string): string;
};

/** The store, and this server's own place for uploads under way. */
export type Files = FileStore & { readonly incoming: Incoming };
