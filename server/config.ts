// Size: the whole environment is read and validated in one place.
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { SOCIAL_IDS, type SocialId } from '#domain/members/social-login/social-providers.ts';
import { TOPICS } from '#domain/policies/registry.ts';
import { contradictionsOf } from '#domain/trade/orders/policy-contradictions.ts';

const whole = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), fallback);

/** Origin: scheme, host and port. */
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/),
  v.transform((text) => new URL(text).origin),
);
/** Origin without credentials, path and query, as it is written into every address of the store. */
const bareOrigin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@]+\/?$/),
  v.url(),
  v.transform((text) => new URL(text).origin),
);
/** Key of 32 bytes in base64. */
const secretKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.check((key) => key.length === 32),
);
/** Private key of 32 bytes in base64url, as `npx web-push generate-vapid-keys` prints it. */
const vapidKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => Buffer.from(text, 'base64url')),
);
const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole('3000'),
  DATA_DIR: v.optional(v.string(), 'data'),
  BACKUP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres'))),
  DATABASE_DIRECT_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres'))),
  DATABASE_READ_URL: v.optional(v.pipe(v.string(), v.startsWith('postgres'))),
  DATABASE_POOL: whole('10'),
  REDIS_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^rediss?:\/\/[^/]/))),
  METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'sinbaljang'),
  CLIENT_DIR: v.optional(v.string(), 'dist/client'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  RATE_LIMIT_FACTOR: whole('1'),
  DRAIN_SECONDS: whole('0'),
  MAX_LOOP_DELAY: whole('2000'),
  HANDLER_TIMEOUT: whole('8000'),
  BODY_TIMEOUT: whole('30000'),
  ROLE: v.optional(v.picklist(['web', 'worker', 'all']), 'all'),
  TRUST_PROXY: v.optional(v.string(), ''),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  API_ORIGIN: v.optional(origin),
  CONTENT_ORIGIN: v.optional(origin),
  CORS_ORIGINS: v.optional(v.pipe(v.string(), v.transform(splitList), v.array(origin)), ''),
  RECAPTCHA_SECRET: v.optional(v.string(), ''),
  RECAPTCHA_API_URL: v.optional(
    v.pipe(v.string(), v.url()),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+$/)), '신발장 <no-reply@localhost>'),
  SMS_URL: v.optional(v.pipe(v.string(), v.url())),
  VAPID_PRIVATE_KEY: v.optional(vapidKey),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.url(), v.regex(/^(?:https:|mailto:)/))),
  NHN_TALK_APP_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
  NHN_TALK_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
  NHN_TALK_SENDER_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
  NHN_TALK_API_URL: v.optional(
    v.pipe(v.string(), v.url()),
    'https://kakaotalk-bizmessage.api.nhncloudservice.com',
  ),
  DRAND_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  KAKAO_CLIENT_ID: v.optional(v.string(), ''),
  KAKAO_CLIENT_SECRET: v.optional(v.string(), ''),
  NAVER_CLIENT_ID: v.optional(v.string(), ''),
  NAVER_CLIENT_SECRET: v.optional(v.string(), ''),
  GOOGLE_CLIENT_ID: v.optional(v.string(), ''),
  GOOGLE_CLIENT_SECRET: v.optional(v.string(), ''),
  SECRET_KEY: v.optional(secretKey),
  S3_URL: v.optional(bareOrigin),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
  S3_SECRET_ACCESS_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
  ADMIN_MFA: v.optional(v.picklist(['required', 'optional'])),
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  ORDER_BATCHES: v.optional(v.picklist(['on', 'off']), 'on'),
  API_DOCS: v.optional(v.picklist(['0', '1'])),
  TOSS_SECRET_KEY: v.optional(v.string()),
  TOSS_API_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.tosspayments.com'),
  SWEETTRACKER_KEY: v.optional(v.string()),
  SWEETTRACKER_API_URL: v.optional(v.pipe(v.string(), v.url()), 'https://info.sweettracker.co.kr'),
  JUSO_KEY: v.optional(v.string()),
  JUSO_API_URL: v.optional(v.pipe(v.string(), v.url()), 'https://business.juso.go.kr'),
  QA_TOOLS: v.optional(v.picklist(['0', '1']), '0'),
  DEMO_GUIDE: v.optional(v.picklist(['0', '1']), '0'),
  ALLOW_DEMO: v.optional(v.picklist(['0', '1']), '0'),
});

/** Bucket of an S3-compatible store, addressed by path. */
export type S3Settings = {
  /** Origin of the store. */
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Configuration of the server, read from the environment. */
export type Config = {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  /** Folder of backups of the embedded database. */
  backupDir: string;
  databaseUrl: string | null;
  /** Direct address of the database if `databaseUrl` leads to a pooler; null if they are equal. */
  databaseDirectUrl: string | null;
  /** Streaming standby that answers lists, products, feeds, reviews and figures; null reads the primary. */
  databaseReadUrl: string | null;
  databasePool: number;
  /** Redis that counts calls by address for all servers; null counts them in this process. */
  redisUrl: string | null;
  /** Address of the metrics; null serves none. */
  metrics: { host: string; port: number } | null;
  /** Receiver of traces by OTLP over HTTP; null sends none. */
  traces: { endpoint: string; serviceName: string } | null;
  clientDir: string;
  logLevel: string;
  /** `web` serves requests and enqueues jobs, `worker` runs jobs, `all` does both. */
  role: 'web' | 'worker' | 'all';
  /** Factor of all rate limits; tests raise it. */
  rateLimitFactor: number;
  /** Time in seconds between the signal to end and its effect, in which `/readyz` answers 503. */
  drainSeconds: number;
  /** Event loop delay in ms from which requests are refused; 0 disables it. */
  maxLoopDelay: number;
  /** Timeout in ms of a request before 503; 0 disables it. */
  handlerTimeout: number;
  /** Longest pause in ms of a request body before its connection is closed. */
  bodyTimeout: number;
  trustProxy: string | false;
  /** Public address of the shop, to which payment providers redirect. */
  publicUrl: string;
  /** Separate origins of API and content; null for the page's own. */
  apiOrigin: string | null;
  contentOrigin: string | null;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Site key of the bot check; '' disables it. */
  botCheckKey: string;
  /** Secret of the bot check; null accepts every form. */
  botCheckSecret: { secret: string; apiUrl: string } | null;
  /** SMTP server; null keeps e-mails in the outbox. */
  smtp: { url: string; from: string } | null;
  /** SMS gateway that accepts `{phone, text}` by POST; null shows codes in the outbox. */
  smsUrl: string | null;
  /** VAPID key of push notifications, and the address of the shop for push services; null pushes nothing in production. */
  vapid: { privateKey: Buffer | null; subject: string };
  /** NHN Cloud KakaoTalk Bizmessage; null sends nothing by KakaoTalk in production, and to the outbox in a demonstration. */
  talk: { appKey: string; secretKey: string; senderKey: string; apiUrl: string } | null;
  /** Relay of the drand beacon for draws; null makes draws weak, which they state. */
  drandUrl: string | null;
  /**
   * Configured social login providers; if empty, test providers in a demonstration and none in
   * production.
   */
  social: readonly { id: SocialId; clientId: string; clientSecret: string }[];
  /** Bucket of stored files; null stores them in the data folder. */
  s3: S3Settings | null;
  /** Encryption key, the same for all servers of a database; null creates one in the data folder. */
  secretKey: Buffer | null;
  /** True if administrators must set up MFA before anything else. */
  adminMfaRequired: boolean;
  /** True if e-mails and codes are public at `/outbox`: demonstrations only. */
  outbox: boolean;
  /** True if browsers cache public pages with a service worker; false removes it. */
  serviceWorker: boolean;
  /** True if concurrent orders of one option are decided in batches. */
  orderBatches: boolean;
  /** True to serve the API documentation at `/docs`. */
  apiDocs: boolean;
  /** Toss Payments; null uses the built-in test provider. */
  toss: { secretKey: string; apiUrl: string } | null;
  /** SweetTracker; null uses the built-in carrier, which delivers by time. */
  parcels: { key: string; apiUrl: string } | null;
  /** National road address API; null uses a sample in a demonstration, and no search in production. */
  juso: { key: string; apiUrl: string } | null;
  /** True to seed the demonstration: members with a known password, products and orders. */
  demo: boolean;
  /** True to offer the accounts, the clock and the tours of a demonstration on every page; `npm start` does. */
  demoGuide: boolean;
  /** True to let QA move the clock and frame pages; only on explicit request. */
  qaTools: boolean;
};

/** Error: invalid configuration; the message tells what is wrong. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

/**
 * Reads and validates the environment; an invalid value, or contradicting policies, stops the start
 * with one line.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const outcome = v.safeParse(environment, env);
  if (!outcome.success) {
    const names = outcome.issues.map((issue) => v.getDotPath(issue)).join(', ');
    throw new ConfigRefused(`invalid environment: ${names}`);
  }
  const contradictions = contradictionsOf(TOPICS);
  if (contradictions.length > 0)
    throw new ConfigRefused(`the policies contradict each other: ${contradictions.join('; ')}`);
  const e = outcome.output;
  refuseUnsafe(e);
  requireDatabase(e);
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    dataDir: resolve(e.DATA_DIR),
    backupDir: resolve(e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups')),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: e.ROLE === 'worker' ? null : (e.DATABASE_READ_URL ?? null),
    databasePool: e.DATABASE_POOL,
    redisUrl: e.REDIS_URL ?? null,
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    traces: tracesOf(e),
    clientDir: resolve(e.CLIENT_DIR),
    logLevel: e.LOG_LEVEL,
    role: e.ROLE,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    drainSeconds: e.DRAIN_SECONDS,
    maxLoopDelay: e.MAX_LOOP_DELAY,
    handlerTimeout: e.HANDLER_TIMEOUT,
    bodyTimeout: e.BODY_TIMEOUT,
    trustProxy: e.TRUST_PROXY || false,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    apiOrigin: e.API_ORIGIN ?? null,
    contentOrigin: e.CONTENT_ORIGIN ?? null,
    corsOrigins: e.CORS_ORIGINS,
    botCheckKey: e.RECAPTCHA_SITE_KEY,
    botCheckSecret: e.RECAPTCHA_SECRET ? { secret: e.RECAPTCHA_SECRET, apiUrl: e.RECAPTCHA_API_URL } : null,
    smtp: e.SMTP_URL ? { url: e.SMTP_URL, from: e.MAIL_FROM } : null,
    smsUrl: e.SMS_URL ?? null,
    vapid: { privateKey: e.VAPID_PRIVATE_KEY ?? null, subject: vapidSubjectOf(e) },
    drandUrl: e.DRAND_URL ?? null,
    social: socialOf(e),
    s3: s3Of(e),
    secretKey: e.SECRET_KEY ?? null,
    adminMfaRequired: e.ADMIN_MFA ? e.ADMIN_MFA === 'required' : isReal(e),
    outbox: !isReal(e),
    serviceWorker: e.SERVICE_WORKER === 'on',
    orderBatches: e.ORDER_BATCHES === 'on',
    apiDocs: e.API_DOCS ? e.API_DOCS === '1' : e.NODE_ENV !== 'production',
    ...providersOf(e),
    qaTools: e.QA_TOOLS === '1',
    demo: !isReal(e),
    demoGuide: e.DEMO_GUIDE === '1',
  };
}

/** Returns the address for push services: the configured one, or that of a shop with https. */
const vapidSubjectOf = ({ VAPID_SUBJECT, PUBLIC_URL }: v.InferOutput<typeof environment>): string =>
  VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:no-reply@localhost');

/** Returns the receiver of traces; null if none is set. */
const tracesOf = (e: v.InferOutput<typeof environment>): Config['traces'] =>
  e.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: e.OTEL_SERVICE_NAME }
    : null;

/** Returns the settings of the bucket; throws if some are set and others are missing. */
function s3Of(e: v.InferOutput<typeof environment>): S3Settings | null {
  const { S3_URL: url, S3_BUCKET: bucket, S3_REGION: region } = e;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (url && bucket && accessKeyId && secretAccessKey)
    return { url, bucket, region, accessKeyId, secretAccessKey };
  if (!url && !bucket && !accessKeyId && !secretAccessKey) return null;
  throw new ConfigRefused('S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
}

/** Returns the keys of external providers, null for each that is not configured. */
const providersOf = (
  e: v.InferOutput<typeof environment>,
): Pick<Config, 'toss' | 'parcels' | 'juso' | 'talk'> => ({
  toss: e.TOSS_SECRET_KEY ? { secretKey: e.TOSS_SECRET_KEY, apiUrl: e.TOSS_API_URL } : null,
  parcels: e.SWEETTRACKER_KEY ? { key: e.SWEETTRACKER_KEY, apiUrl: e.SWEETTRACKER_API_URL } : null,
  juso: e.JUSO_KEY ? { key: e.JUSO_KEY, apiUrl: e.JUSO_API_URL } : null,
  talk: talkOf(e),
});

/** Returns the keys of messages by KakaoTalk; throws if some are set and others are missing. */
function talkOf(e: v.InferOutput<typeof environment>): Config['talk'] {
  const { NHN_TALK_APP_KEY: appKey, NHN_TALK_SECRET_KEY: secretKey, NHN_TALK_SENDER_KEY: senderKey } = e;
  if (appKey && secretKey && senderKey) return { appKey, secretKey, senderKey, apiUrl: e.NHN_TALK_API_URL };
  if (!appKey && !secretKey && !senderKey) return null;
  throw new ConfigRefused('NHN_TALK_APP_KEY, NHN_TALK_SECRET_KEY and NHN_TALK_SENDER_KEY go together');
}

/** Returns the providers with id and secret; throws if one of both is missing. */
function socialOf(e: v.InferOutput<typeof environment>): Config['social'] {
  const all = {
    kakao: [e.KAKAO_CLIENT_ID, e.KAKAO_CLIENT_SECRET],
    naver: [e.NAVER_CLIENT_ID, e.NAVER_CLIENT_SECRET],
    google: [e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET],
  } as const;
  return SOCIAL_IDS.flatMap((id) => {
    const [clientId, clientSecret] = all[id];
    if (Boolean(clientId) !== Boolean(clientSecret))
      throw new ConfigRefused(
        `${id.toUpperCase()}_CLIENT_ID and ${id.toUpperCase()}_CLIENT_SECRET go together`,
      );
    return clientId ? [{ id, clientId, clientSecret }] : [];
  });
}

/** Returns whether this is a production shop, in which nothing of a demonstration may exist. */
const isReal = (e: v.InferOutput<typeof environment>): boolean =>
  e.NODE_ENV === 'production' && e.ALLOW_DEMO !== '1';

/** Throws for settings that need PostgreSQL where it is not configured. */
function requireDatabase(e: v.InferOutput<typeof environment>): void {
  if (e.DATABASE_URL) return;
  if (e.DATABASE_READ_URL)
    throw new ConfigRefused('DATABASE_READ_URL needs DATABASE_URL, whose standby it leads to');
  if (e.ROLE !== 'all')
    throw new ConfigRefused(
      `ROLE=${e.ROLE} needs DATABASE_URL: the embedded database belongs to one process`,
    );
}

/** Throws for settings that are unsafe in production; `ALLOW_DEMO=1` allows them. */
function refuseUnsafe(e: v.InferOutput<typeof environment>): void {
  if (!isReal(e)) return;
  const secret = e.TOSS_SECRET_KEY ?? '';
  const dangers = [
    [!e.DATABASE_URL, 'DATABASE_URL is missing: the embedded database does not survive a power loss'],
    [!secret, 'TOSS_SECRET_KEY is missing: the test provider gives the goods away'],
    [secret.startsWith('test_'), 'TOSS_SECRET_KEY is a test key'],
    [!e.PUBLIC_URL?.startsWith('https://'), 'PUBLIC_URL must be the https address that people see'],
    [!e.SMTP_URL, 'SMTP_URL is missing: nobody gets a mail'],
    [!e.RECAPTCHA_SECRET, 'RECAPTCHA_SECRET is missing: programs pass for people'],
    [!e.SECRET_KEY, 'SECRET_KEY is missing: 32 bytes in base64'],
    [e.RATE_LIMIT_FACTOR !== 1, 'RATE_LIMIT_FACTOR must be 1'],
    [e.MAX_LOOP_DELAY === 0 || e.HANDLER_TIMEOUT === 0, 'MAX_LOOP_DELAY and HANDLER_TIMEOUT must not be 0'],
    [e.QA_TOOLS === '1', 'QA_TOOLS must not be set'],
    [e.DEMO_GUIDE === '1', 'DEMO_GUIDE must not be set'],
  ] as const;
  const found = dangers.filter(([applies]) => applies).map(([, danger]) => danger);
  if (found.length > 0)
    throw new ConfigRefused(
      `NODE_ENV=production refuses: ${found.join('; ')}. A demonstration needs ALLOW_DEMO=1.`,
    );
}
