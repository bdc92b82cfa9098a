import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** What somebody may read of us: our own copy, what the server answers, and the words of the seeded shop. */
const SOURCES = ['src', 'domain', 'server', 'public'];
const READ = /\.(tsx?|sql|html|js|webmanifest)$/;
const COPY = /(\.text|text\/(?!inspector)[a-z-]+|business)\.ts$/;
const HANGUL = /[ㄱ-ㆎ가-힣]/g;

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

const sorted = (text: string): string => [...new Set(text)].sort().join('');

const textIn = (folders: readonly string[], read: RegExp): string =>
  folders
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((path) => read.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');

/** Every syllable that we write. */
export const hangulWeWrite = (): string =>
  sorted(
    (textIn(SOURCES, READ) + readFileSync(join(root, 'index.html'), 'utf8')).match(HANGUL)?.join('') ?? '',
  );

/** Every sign of our copy that is no Korean letter; the inspector draws its own. */
export const signsWeWrite = (): string =>
  sorted(textIn(['src/areas', 'src/text', 'src/app'], COPY).replace(HANGUL, '').replace(/\n/g, ''));
