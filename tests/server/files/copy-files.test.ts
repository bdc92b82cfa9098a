import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFiles } from '#server/files/copy-files.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { openS3 } from '#server/files/s3/open-s3.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { type S3StandIn, startS3 } from '../../support/stand-ins/s3-stand-in.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COUNT = 60;

let s3: S3StandIn;
let data: string;
let folder: FileStore;
beforeAll(async () => {
  s3 = await startS3();
  data = await mkdtemp(join(tmpdir(), 'copied-'));
  const content = join(data, 'content');
  folder = folderStore(content);
  for (let index = 0; index < COUNT; index += 1)
    await folder.put(`images/feeds/${index}.webp`, Buffer.from(`feed ${index}`), { redrawable: true });
  await folder.put('images/claims/mine.webp', Buffer.from('claim'));
  await folder.put('images/documents/mine.pdf', Buffer.from('document'));
  await writeFile(join(content, 'images/feeds/half.webp.part'), 'half');
  await mkdir(join(content, 'images/.hidden'), { recursive: true });
  await writeFile(join(content, 'images/feeds/.hidden'), 'of the system');
});
afterAll(async () => {
  await s3.end();
  await rm(data, { recursive: true, force: true });
});

const puts = () => s3.asked.filter((call) => call.startsWith('PUT')).length;
const all = COUNT + 2;

it('a copy that is interrupted copies only the rest when it runs again', async () => {
  const { store: bucket } = await openS3(s3.settings);
  const noted: number[] = [];
  const broken: FileStore = {
    ...bucket,
    put: async (name, bytes) => {
      if (noted.at(-1) === 32) await s3.stop();
      await bucket.put(name, bytes);
    },
  };
  await expect(copyFiles(folder, broken, ({ copied }) => noted.push(copied))).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  await s3.start();
  const before = puts();
  const again = await copyFiles(folder, bucket, () => {});
  expect(again.present).toBeGreaterThanOrEqual(32);
  expect([again.copied, puts() - before]).toEqual([all - again.present, again.copied]);
  const claim = await bucket.read('images/claims/mine.webp');
  expect(claim ? (await buffer(claim.body)).toString() : null).toBe('claim');
  expect((await bucket.list('feeds')).length).toBe(COUNT);
  const shorter = 'images/feeds/7.webp';
  await bucket.put(shorter, Buffer.from('cut'));
  expect(await copyFiles(folder, bucket, () => {})).toEqual({ copied: 1, present: all - 1 });
});

it('the command says how many files it copied, or that there is no bucket', async () => {
  const { settings } = s3;
  const env = {
    ...process.env,
    DATA_DIR: data,
    S3_URL: settings.url,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
  const run = (own: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/files-copy.ts'], {
      cwd: ROOT,
      env: own,
    });
  expect((await run(env)).stdout).toContain(`0 files copied, ${all} were there`);
  await expect(run({ ...process.env, DATA_DIR: data, S3_URL: '' })).rejects.toMatchObject({ code: 1 });
});
