import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ARCHIVE, readArchive } from '#server/seed/art/art.ts';
import { packArchive } from '../scripts/lib/bundle/art-archive.ts';
import { ART } from './shoes/folder.ts';
import { originOf } from './shoes/origins.ts';

/**
 * Packs what the studio has drawn into the archive of the seed's pictures, over what is there: `npm --prefix studio run pack`.
 * `--unpack` lays the pictures of the archive out in the studio's folder instead, where the studio keeps what exists;
 * `--only` packs that folder alone, so that a picture which is gone there is gone from the archive. `--origins` prints which
 * source file and which command each picture comes from.
 */
const args = process.argv.slice(2);
const packed = await readArchive();
if (args.includes('--origins')) {
  for (const path of packed.keys()) {
    const { source = 'unknown', command = '' } = originOf(path) ?? {};
    console.log([path, source, command].join('\t'));
  }
} else if (args.includes('--unpack')) {
  for (const [path, bytes] of packed) {
    await mkdir(dirname(join(ART, path)), { recursive: true });
    await writeFile(join(ART, path), bytes);
  }
  console.log(`${packed.size} pictures laid out in ${ART}`);
} else {
  const files = args.includes('--only') ? new Map<string, Uint8Array>() : new Map(packed);
  for (const entry of await readdir(ART, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(ART.length), await readFile(path));
  }
  await writeFile(ARCHIVE, packArchive(files));
  console.log(`${files.size} pictures packed`);
}
