import { ConfigRefused, type S3Settings } from '../../config.ts';
import type { AssetStore } from '../../kit/ports/asset-store.ts';
import type { FileStore } from '../../kit/ports/file-store.ts';
import { openBucket } from './bucket.ts';
import { s3Assets } from './s3-assets.ts';
import { s3Client } from './s3-client.ts';
import { errorCodeOf } from './s3-error.ts';
import { s3Store } from './s3-store.ts';

/** Object that is written and deleted at every start: a key that may only read is noticed then. */
const TRIAL = 'private/documents/start-check';

/** What each refusal of a store says about the settings. Values of settings are never repeated. */
const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET names a bucket that does not exist',
  InvalidBucketName: 'S3_BUCKET is not the name of a bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is unknown to the store',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID may not list, write and delete in S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket',
  PermanentRedirect: 'S3_URL and S3_REGION are not those of the bucket',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

/**
 * Opens the storage of a bucket after trying to list, write and delete there; throws `ConfigRefused`
 * with the setting that is wrong.
 */
export async function openS3(settings: S3Settings): Promise<{ store: FileStore; assets: AssetStore }> {
  const client = s3Client(settings);
  const attempt = async (...call: Parameters<typeof client>): Promise<void> => {
    const response = await client(...call).catch((error: unknown) => {
      throw new ConfigRefused(`S3_URL: no store answers there${reasonOf(error)}`);
    });
    const code = response.ok ? '' : await errorCodeOf(response).catch(() => '');
    if (response.ok) await response.body?.cancel();
    else throw new ConfigRefused(REASONS[code] ?? `S3_URL: the store answers ${response.status} ${code}`);
  };
  await attempt('GET', '', { query: { 'max-keys': '1' } });
  await attempt('PUT', TRIAL, { body: new Uint8Array() });
  await attempt('DELETE', TRIAL);
  const bucket = openBucket(settings);
  return { store: s3Store(bucket), assets: s3Assets(bucket) };
}

/** Returns the code of a network error in parentheses; '' if it has none. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: null };
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}
