import type { Change } from './mutate-changes.ts';

const GONE = ['tests/server/files/file-store-gone.test.ts'];
const BUILDS = ['tests/server/http/pages/other-builds.test.ts'];

/** Changes to what several servers share that a written test must notice. */
export const serverChanges: readonly Change[] = [
  {
    id: 'storage-gone-missing',
    file: 'server/files/s3/bucket.ts',
    find: "if (response.status === NOT_FOUND && code !== 'NoSuchBucket') return null;",
    replace: 'if (response.status >= NOT_FOUND) return null;',
    tests: GONE,
    engine: 'pglite',
    says: 'while the store is gone, pictures are said not to exist',
  },
  {
    id: 'storage-gone-deletes',
    file: 'server/files/images.ts',
    find: 'if (!(error instanceof FileStoreUnavailable)) throw error;',
    replace: 'throw error;',
    tests: GONE,
    engine: 'pglite',
    says: 'a post that was deleted is answered as failed while the store is gone',
  },
  {
    id: 'storage-list-page',
    file: 'server/files/s3/s3-listing.ts',
    find: 'isLast = entries.length === 0 ||',
    replace: 'isLast = true ||',
    tests: ['tests/server/files/file-store-limits.test.ts'],
    engine: 'pglite',
    says: 'a copy and the sweep see a thousand pictures of each area',
  },
  {
    id: 'servers-own-keys',
    file: 'server/kit/secrets/shop-key.ts',
    find: '=== own) return key;',
    replace: "!== '') return key;",
    tests: ['tests/server/kit/shop-key.test.ts'],
    says: 'servers with two keys start, and a second step fails at one of them',
  },
  {
    id: 'servers-end-unsaid',
    file: 'server/http/health.ts',
    find: '    isEnding = true;',
    replace: '    isEnding = false;',
    tests: ['tests/server/http/drain.test.ts'],
    says: 'a balancer sends calls to a server that is about to end',
  },
  {
    id: 'builds-own-only',
    file: 'server/http/pages/other-builds.ts',
    find: 'const file = await assets?.read(name);',
    replace: 'const file = name === "" ? await assets?.read(name) : null;',
    tests: BUILDS,
    engine: 'pglite',
    says: 'a page of one build finds no scripts at a server of another',
  },
];
