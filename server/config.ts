// Size: the whole environment is read and judged in one place.
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { SOCIAL_IDS, type SocialId } from '#domain/members/social-login/social-sites.ts';
import { TOPICS } from '#domain/policies/register.ts';
import { contradictionsOf } from '#domain/trade/orders/policy-contradictions.ts';

const whole = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), fallback);

/** Scheme, host and port, as browsers write an origin. */
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/),
  v.transform((text) => new URL(text).origin),
);
/** 32 bytes in base64. */
const secretKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.check((key) => key.length === 32),
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
  DATABASE_POOL: whole('10'),
  CLIENT_DIR: v.optional(v.string(), 'dist/client'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  RATE_LIMIT_FACTOR: whole('1'),
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
  DRAND_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  KAKAO_CLIENT_ID: v.optional(v.string(), ''),
  KAKAO_CLIENT_SECRET: v.optional(v.string(), ''),
  NAVER_CLIENT_ID: v.optional(v.string(), ''),
  NAVER_CLIENT_SECRET: v.optional(v.string(), ''),
  GOOGLE_CLIENT_ID: v.optional(v.string(), ''),
  GOOGLE_CLIENT_SECRET: v.optional(v.string(), ''),
  SECRET_KEY: v.optional(secretKey),
  ADMIN_MFA: v.optional(v.picklist(['required', 'optional'])),
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  ORDER_BATCHES: v.optional(v.picklist(['on', 'off']), 'on'),
  API_DOCS: v.optional(v.picklist(['0', '1'])),
  TOSS_SECRET_KEY: v.optional(v.string()),
  TOSS_API_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.tosspayments.com'),
  SWEETTRACKER_KEY: v.optional(v.string()),
  SWEETTRACKER_API_URL: v.optional(v.pipe(v.string(), v.url()), 'https://info.sweettracker.co.kr'),
  QA_TOOLS: v.optional(v.picklist(['0', '1']), '0'),
  ALLOW_DEMO: v.optional(v.picklist(['0', '1']), '0'),
});

export type Config = {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  /** Where backups of the embedded database go. */
  backupDir: string;
  databaseUrl: string | null;
  /** The database itself where `databaseUrl` leads to a pooler; null: the same. */
  databaseDirectUrl: string | null;
  databasePool: number;
  clientDir: string;
  logLevel: string;
  /** `web` serves people and sends jobs, `worker` does the jobs and answers nobody, `all` is both. */
  role: 'web' | 'worker' | 'all';
  /** Multiplies every limit; tests raise it. */
  rateLimitFactor: number;
  /** Event loop delay in ms from which requests are turned away; 0 never does. */
  maxLoopDelay: number;
  /** Longest that a call may take in ms before it answers 503; 0 sets no limit. */
  handlerTimeout: number;
  /** Longest that a body may pause or trickle in ms before its connection is cut. */
  bodyTimeout: number;
  trustProxy: string | false;
  /** Address that people see; payment providers send them back to it. */
  publicUrl: string;
  /** Where the client sends its calls and takes its pictures from when that is not where its page came from. */
  apiOrigin: string | null;
  contentOrigin: string | null;
  /** Origins of pages that may call from elsewhere. */
  corsOrigins: readonly string[];
  /** Site key of the bot check; '' turns it off. */
  botCheckKey: string;
  /** What its verdicts are asked with; null lets every form pass. */
  botCheckSecret: { secret: string; apiUrl: string } | null;
  /** Where mails go; null keeps them in the outbox. */
  smtp: { url: string; from: string } | null;
  /** Takes `{phone, text}` by POST; null shows codes in the outbox. */
  smsUrl: string | null;
  /** A relay of drand, whose public randomness draws mix in; null: they are weak, and say so. */
  drandUrl: string | null;
  /** Sites whose accounts open the shop; none: test providers in a demonstration, and none for real people. */
  social: readonly { id: SocialId; clientId: string; clientSecret: string }[];
  /** Seals what must be read back; null: one is made in the data folder. */
  secretKey: Buffer | null;
  /** Admins without a second step can do nothing but set one up. */
  adminMfaRequired: boolean;
  /** Mails and codes can be read at `/outbox`, by anybody: only where nobody is real. */
  outbox: boolean;
  /** Browsers keep public pages for the next visit; off takes the worker that does it away from them. */
  serviceWorker: boolean;
  /** Orders that come at the same moment for one option are decided together. */
  orderBatches: boolean;
  /** Describes the API at `/docs`. */
  apiDocs: boolean;
  /** Set: Toss Payments takes the money. Null: the built-in test provider. */
  toss: { secretKey: string; apiUrl: string } | null;
  /** Set: SweetTracker says where parcels are. Null: the built-in carrier, which delivers by the clock. */
  parcels: { key: string; apiUrl: string } | null;
  /** Seeds the demonstration: its members with the known password, its goods and its orders. */
  demo: boolean;
  /** Lets QA move the clock and frame pages; only ever on because someone asked for it. */
  qaTools: boolean;
};

/** The environment asks for something that the shop does not do; the message says what. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

/** Reads and checks the environment once; a bad value, or policies that contradict each other, stop the start with one line. */
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
  if (e.ROLE !== 'all' && !e.DATABASE_URL)
    throw new ConfigRefused(
      `ROLE=${e.ROLE} needs DATABASE_URL: the embedded database belongs to one process`,
    );
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    dataDir: resolve(e.DATA_DIR),
    backupDir: resolve(e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups')),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
    databasePool: e.DATABASE_POOL,
    clientDir: resolve(e.CLIENT_DIR),
    logLevel: e.LOG_LEVEL,
    role: e.ROLE,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
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
    drandUrl: e.DRAND_URL ?? null,
    social: socialOf(e),
    secretKey: e.SECRET_KEY ?? null,
    adminMfaRequired: e.ADMIN_MFA ? e.ADMIN_MFA === 'required' : isReal(e),
    outbox: !isReal(e),
    serviceWorker: e.SERVICE_WORKER === 'on',
    orderBatches: e.ORDER_BATCHES === 'on',
    apiDocs: e.API_DOCS ? e.API_DOCS === '1' : e.NODE_ENV !== 'production',
    toss: e.TOSS_SECRET_KEY ? { secretKey: e.TOSS_SECRET_KEY, apiUrl: e.TOSS_API_URL } : null,
    parcels: e.SWEETTRACKER_KEY ? { key: e.SWEETTRACKER_KEY, apiUrl: e.SWEETTRACKER_API_URL } : null,
    qaTools: e.QA_TOOLS === '1',
    demo: !isReal(e),
  };
}

/** Who has both an id and a secret; one without the other is a mistake that should be noticed at the start. */
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

/** Real people come: nothing of a demonstration may be there. */
const isReal = (e: v.InferOutput<typeof environment>): boolean =>
  e.NODE_ENV === 'production' && e.ALLOW_DEMO !== '1';

/** What must not happen where real people pay; `ALLOW_DEMO=1` says that none do. */
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
  ] as const;
  const found = dangers.filter(([applies]) => applies).map(([, danger]) => danger);
  if (found.length > 0)
    throw new ConfigRefused(
      `NODE_ENV=production refuses: ${found.join('; ')}. A demonstration needs ALLOW_DEMO=1.`,
    );
}
