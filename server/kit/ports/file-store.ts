import type { Readable } from 'node:stream';

/** Folders of public files. */
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
/**
 * Private folders whose files have an address; each has an access check (`registerPrivateFiles`).
 */
export const ADDRESSED_AREAS = ['claims', 'inquiries', 'questions'] as const;
export type AddressedArea = (typeof ADDRESSED_AREAS)[number];
/**
 * Folders of private files. Files without an address are returned only by endpoints of their own.
 */
export const PRIVATE_AREAS = [...ADDRESSED_AREAS, 'documents'] as const;
export type FileArea = (typeof PUBLIC_AREAS)[number] | (typeof PRIVATE_AREAS)[number];

/** Folders that receive uploads. */
export const UPLOAD_AREAS = [
  'events',
  'feeds',
  'products',
  'profiles',
  'reviews',
  'stores',
  'claims',
  'inquiries',
  'questions',
  'documents',
  'uploads',
] as const satisfies readonly FileArea[];
export type UploadArea = (typeof UPLOAD_AREAS)[number];

/** Received file: untrusted, never served, deleted after its request. */
export type ReceivedFile = { path: string; size: number; sha256: string };

/** Temporary uploads on this server's disk, so that concurrent uploads do not fill the memory. */
export type Incoming = {
  /** Writes a stream to a temporary file; an aborted one leaves nothing behind. */
  receive(stream: Readable): Promise<ReceivedFile>;
  drop(file: ReceivedFile): Promise<void>;
  /** Deletes leftovers of crashes, older than `ageMs`. */
  dropOlderThan(ageMs: number): Promise<void>;
};

/** Stored file: size in bytes, time of writing and content stream. */
export type StoredFile = { size: number; writtenAt: Date; body: Readable };
export type ListedFile = { name: string; size: number; writtenAt: Date };

/**
 * Port of the file storage: a folder, or a bucket of an S3-compatible store. Object names are
 * `images/<area>/<file>` (see `areaOf`); the area determines whether a file is public
 * (tests/server/files/file-store.test.ts is the contract of every adapter).
 */
export type FileStore = {
  /**
   * Stores bytes atomically. `redrawable`: the file can be regenerated, so it need not survive a
   * power failure.
   */
  put(name: string, bytes: Uint8Array, how?: { redrawable?: boolean }): Promise<void>;
  /** Returns null if the name does not exist. The caller must consume or destroy the body. */
  read(name: string): Promise<StoredFile | null>;
  /** Returns whether a file exists. */
  has(name: string): Promise<boolean>;
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** Lists all files of an area, including leftovers of crashes. */
  list(area: FileArea): Promise<ListedFile[]>;
  /** Returns the address of a file; that of a private file is subject to its access check. */
  urlOf(name: string): string;
};

/** File storage, and this server's temporary uploads. */
export type Files = FileStore & { readonly incoming: Incoming };
