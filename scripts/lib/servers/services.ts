import { startRedis } from '../../../tests/support/server/redis.ts';
import { startS3 } from '../../../tests/support/stand-ins/s3-stand-in.ts';
import { startPostgres, startReplica } from '../postgres.mjs';
import { programPath } from '../programs.ts';

type Service = { stop(): unknown; start(): unknown };

/** Services around the processes of a shop, all on loopback, in temporary folders. */
export type Services = {
  postgres: { url: string; restart(): Promise<void> };
  replica: Service;
  redis: Service;
  s3: Service;
  /** Settings of the shop that lead to them. */
  env: Record<string, string>;
  end(): Promise<void>;
};

/** Starts Redis, or says which package is missing. */
async function redisService() {
  const program = programPath('redis-server');
  if (program === null) throw new Error('Redis is missing: apt-get install redis-server');
  return startRedis(program);
}

/** Starts PostgreSQL with a replica, Redis and an S3 server. */
export async function startServices(): Promise<Services> {
  const ends: (() => unknown)[] = [];
  const end = async () => {
    for (const one of ends.toReversed()) await one();
  };
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    const replica = await startReplica(postgres.url);
    ends.push(replica.stop);
    const redis = await redisService();
    ends.push(redis.remove);
    const s3 = await startS3();
    ends.push(s3.end);
    const { url, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    const env = {
      DATABASE_URL: postgres.url,
      DATABASE_READ_URL: replica.url,
      REDIS_URL: redis.url,
      S3_URL: url,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return {
      postgres,
      replica: { stop: replica.pause, start: replica.resume },
      redis: { stop: redis.stop, start: redis.startAgain },
      s3,
      env,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
