import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type S3Settings } from '#server/config.ts';
import { openS3 } from '#server/files/s3/open-s3.ts';
import { s3Client } from '#server/files/s3/s3-client.ts';
import { createProcesses } from '../../support/server/processes.ts';
import { hang, overload, type S3StandIn, startS3 } from '../../support/stand-ins/s3-stand-in.ts';

const SECRET = 'a-secret-that-nobody-prints';
const SET = {
  S3_URL: 'https://s3.example',
  S3_BUCKET: 'shop',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: SECRET,
};

describe('settings of the bucket', () => {
  it('are read together, with a default region; without them files are in the data folder', () => {
    expect(readConfig({ ...SET, S3_URL: 'https://S3.example/' }).s3).toEqual({
      url: 'https://s3.example',
      bucket: 'shop',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: SECRET,
    });
    expect(readConfig({}).s3).toBeNull();
  });

  it.each([
    ['S3_URL', { S3_URL: 's3://shop' }],
    ['S3_URL', { S3_URL: 'ftp://s3.example' }],
    ['S3_URL', { S3_URL: 's3.example' }],
    ['S3_URL', { S3_URL: `https://key:${SECRET}@s3.example` }],
    ['S3_URL', { S3_URL: `https://s3.example/?secret=${SECRET}` }],
    ['S3_URL', { S3_URL: 'https://s3.example/shop' }],
    ['S3_BUCKET', { S3_BUCKET: '../other' }],
    ['S3_BUCKET', { S3_BUCKET: 'Shop' }],
    ['S3_REGION', { S3_REGION: 'seoul 2' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'key\nid' }],
    ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: `${SECRET}\n` }],
    ['go together', { S3_SECRET_ACCESS_KEY: undefined }],
    ['go together', { S3_URL: undefined }],
    ['go together', { S3_BUCKET: undefined }],
  ])('are refused by name, without their values: %s of %j', (told, change) => {
    const messageOf = () => {
      try {
        return readConfig({ ...SET, ...change }) && 'accepted';
      } catch (error) {
        return String(error);
      }
    };
    expect(messageOf()).toContain(told);
    expect(messageOf()).not.toContain(SECRET);
  });
});

describe('store that does not take the settings', () => {
  let s3: S3StandIn;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.end());

  it.each<[string, Partial<S3Settings>]>([
    ['S3_BUCKET names a bucket that does not exist', { bucket: 'another' }],
    ['S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID', { secretAccessKey: SECRET }],
    ['S3_ACCESS_KEY_ID is unknown to the store', { accessKeyId: 'another' }],
    ['S3_URL: no store answers there (ENOTFOUND)', { url: 'http://no-such-host.invalid' }],
  ])('ends the start with one sentence: %s', async (told, change) => {
    const outcome = openS3({ ...s3.settings, ...change });
    await expect(outcome).rejects.toMatchObject({ name: 'ConfigRefused', message: told });
  });

  it('ends the start if it does not listen', async () => {
    await s3.stop();
    const outcome = openS3(s3.settings).finally(() => s3.start());
    await expect(outcome).rejects.toThrow('S3_URL: no store answers there (ECONNREFUSED)');
  });

  it('ends the start if it answers as no store does', async () => {
    s3.ail((_, response) => response.writeHead(301, { location: 'https://elsewhere.example' }).end());
    await expect(openS3(s3.settings)).rejects.toThrow('S3_URL: the store answers 301');
    s3.ail(null);
  });

  it('is asked twice if it is overloaded, and once if it never answers', async () => {
    const calls = () => s3.asked.length;
    s3.ail(overload);
    const before = calls();
    expect((await s3Client(s3.settings)('GET', '')).status).toBe(503);
    expect(calls() - before).toBe(2);
    s3.ail(hang);
    await expect(s3Client(s3.settings, 50)('GET', '')).rejects.toThrow('the file storage does not answer');
    expect(calls() - before).toBe(3);
    s3.ail(null);
  });

  it('ends a server process without a stack and without a secret', { timeout: 60_000 }, async () => {
    const processes = await createProcesses('EMPTY');
    const { url, bucket } = s3.settings;
    const own = { ...SET, S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: 'S3RVER' };
    const shop = await processes.launch(own);
    expect(await shop.closed).toBe(1);
    expect(shop.output().trim()).toBe(
      'cannot start: S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
    );
    await processes.end();
  });
});
