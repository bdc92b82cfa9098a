// npm run files:copy: the files of DATA_DIR into the bucket of S3_URL. It may be interrupted and run again.
import { readConfig } from '#server/config.ts';
import { copyFiles } from '#server/files/copy-files.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { contentRootOf, openFileStore } from '#server/files/open-file-store.ts';

try {
  const config = readConfig(process.env);
  if (!config.s3) throw new Error('S3_URL is not set: there is no bucket to copy to');
  const from = folderStore(contentRootOf(config));
  const { store } = await openFileStore(config);
  const { copied, present } = await copyFiles(from, store, (so) =>
    process.stdout.write(`\r${so.copied} files copied`),
  );
  console.log(`\r${copied} files copied, ${present} were there`);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`\nthe copy is not complete, run it again: ${why}`);
  process.exitCode = 1;
}
