import type { Readable } from 'node:stream';

/** Folders of uploaded pictures. */
export const UPLOAD_AREAS = ['feeds', 'profiles', 'reviews', 'claims', 'uploads'] as const;
export type UploadArea = (typeof UPLOAD_AREAS)[number];

/** A file as it came over the wire: not trusted, never served, gone when its request is over. */
export type ReceivedFile = { path: string; size: number; sha256: string };

/** Where uploads wait on the disk, so that a crowd of them does not fill the memory. */
export type Incoming = {
  /** Writes a stream to a file of its own; nothing is left of one that breaks off. */
  receive(stream: Readable): Promise<ReceivedFile>;
  drop(file: ReceivedFile): Promise<void>;
  /** Removes what a crash has left: everything that came longer ago. */
  dropOlderThan(ageMs: number): Promise<void>;
};

/** Where the content host's files live; an S3-compatible store can stand behind the same port. */
export type FileStore = {
  /** Folder that `/content/` serves. */
  readonly root: string;
  /** Uploads under way. */
  readonly incoming: Incoming;
  /** Stores bytes under `images/<area>/<random>.<extension>` and returns that object name. */
  save(area: UploadArea, extension: string, bytes: Uint8Array): Promise<string>;
  /** Stores a smaller copy of an object as `<name>-<suffix>.<extension>`. */
  saveBeside(objectName: string, suffix: string, bytes: Uint8Array): Promise<void>;
  /** Removes an object; a missing one is no error. */
  remove(objectName: string): Promise<void>;
  /** Everything in the upload areas that was written longer ago; drafts of a crash and drawn pictures as well. */
  olderThan(ageMs: number): Promise<string[]>;
};
