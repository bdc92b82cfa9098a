import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { AssetStore } from '../kit/ports/asset-store.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { folderStore, movePrivateFiles } from './folder-store.ts';

/** Returns the folder of files in a data folder. */
export const contentRootOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'content');

/** Configured storage: `assets` is null where servers do not share the files of builds. */
type OpenedStores = { store: FileStore; assets: AssetStore | null };

/** Opens the configured file storage: a bucket, or the data folder. Only the first loads its code. */
export async function openFileStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<OpenedStores> {
  if (config.s3) {
    const { openS3 } = await import('./s3/open-s3.ts');
    return openS3(config.s3);
  }
  const root = contentRootOf(config);
  await movePrivateFiles(root);
  return { store: folderStore(root), assets: null };
}
