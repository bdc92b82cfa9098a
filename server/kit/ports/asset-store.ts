import type { StoredFile } from './file-store.ts';

/** Port of the built client's files that all servers share; names are paths below `/assets/`. */
export type AssetStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if the name does not exist. The caller must consume or destroy the body. */
  read(name: string): Promise<StoredFile | null>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Stores the names of a build; a later call for the same build renews its time. */
  putBuild(id: string, names: readonly string[]): Promise<void>;
  /** Lists builds with their names, the newest first. */
  builds(): Promise<{ id: string; names: string[] }[]>;
  removeBuild(id: string): Promise<void>;
};
