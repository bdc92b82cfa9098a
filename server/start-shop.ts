import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { refreshAfterWrites } from './catalogue/product-list/refresh-after-writes.ts';
import { refreshBits } from './catalogue/product-list/stale-bits-store.ts';
import { fillSearchTerms } from './catalogue/search/fill-search-terms.ts';
import type { Config } from './config.ts';
import { isBehind, migrate } from './db/migrate.ts';
import { readMigrations } from './db/migrations.ts';
import { type OpenDatabase, openConfigured } from './db/open-database.ts';
import { makePrivate } from './db/private-folder.ts';
import { logSlowStatements } from './db/statements/log-slow-statements.ts';
import { drand } from './events/results/draw/drand.ts';
import { contentRootOf, openFileStore } from './files/open-file-store.ts';
import { localIncoming } from './files/temporary-uploads.ts';
import { shareDrops } from './http/broadcast-invalidation.ts';
import { buildHealthApp } from './http/health-app.ts';
import { shareAssets } from './http/pages/share-assets.ts';
import { openBackupSocket } from './jobs/backups/backup-socket.ts';
import { keepBackups } from './jobs/backups/keep-backups.ts';
import { jobsOn } from './jobs/queue/job-queue.ts';
import { prepareJobs } from './jobs/queue/prepare-jobs.ts';
import { startJobs } from './jobs/queue/start-jobs.ts';
import { movableClock, systemClock } from './kit/context.ts';
import type { FileStore } from './kit/ports/file-store.ts';
import { type PageCopies, pageCopies } from './kit/ports/page-invalidation.ts';
import type { SharedCounters } from './kit/ports/shared-counters.ts';
import { openRedisCounters } from './kit/rate-limit/redis-counters.ts';
import { sealingWith } from './kit/secrets/sealing.ts';
import { shopKey } from './kit/secrets/shop-key.ts';
import { smtpMailer } from './mail/smtp.ts';
import { noBotCheck } from './members/auth/no-bot-check.ts';
import { recaptcha } from './members/auth/recaptcha.ts';
import { measureNicknames } from './members/nicknames/measure-nicknames.ts';
import { smsSender } from './members/phones/sms.ts';
import { choosePostcodes } from './members/profile/postcode-service.ts';
import { chooseSocial } from './members/social/choose-providers.ts';
import { choosePush } from './notices/push/choose-push.ts';
import { chooseTalk } from './notices/talk/choose-talk.ts';
import { seedDesk } from './seed/desk/desk.ts';
import { prepareReal } from './seed/real-shop.ts';
import { seed } from './seed/seed.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { sweetTracker } from './trade/orders/delivery/sweet-tracker.ts';
import { testCarrier } from './trade/orders/delivery/test-carrier.ts';
import { chooseGateway } from './trade/payments/choose-gateway.ts';

/** Running shop: server, database and shutdown. */
export type RunningShop = { app: FastifyInstance; opened: OpenDatabase; close(): Promise<void> };

/** Opens the database, migrates, seeds an empty shop and builds the server. */
export async function startShop(config: Config): Promise<RunningShop> {
  const counters = await countersOf(config);
  const telemetry = await openTelemetry(config);
  await makePrivate(config.dataDir);
  if (!config.databaseUrl) await makePrivate(config.backupDir);
  const opened = await openConfigured(config);
  const contentRoot = contentRootOf(config);
  const { db, dump } = opened;
  // PostgreSQL has its own tools for backups.
  const backups = dump
    ? keepBackups({ db, dump, contentRoot, folder: config.backupDir, clock: systemClock })
    : null;
  try {
    const { store, assets } = await openFileStore(config);
    const migrations = readMigrations();
    if (backups && (await isBehind(db, migrations))) await backups.make('before-migration');
    await migrate(db, migrations);
    await prepareJobs(db);
    const ports = await portsOf(config, { db, store, counters });
    await fill(ports);
    if (assets && config.role !== 'worker') await shareAssets(assets, config.clientDir);
    const app =
      config.role === 'worker'
        ? buildHealthApp(ports)
        : await buildApp({ ...ports, assets, observe: telemetry.observe });
    await telemetry.serve({ ...ports, opened, pages: () => app.pageCounts?.() ?? null });
    opened.replica?.logTo(app.log);
    if (opened.statementNames === false)
      app.log.warn(
        { event: 'statement-names-off' },
        'prepared statements are off: the connection pooler does not keep them between transactions',
      );
    const stopSlowStatements = logSlowStatements(app.log);
    const stopRefreshing = refreshAfterWrites({ ...ports, log: app.log });
    const stopSharing = shareDropsOf(config, opened, ports.copies);
    const stopUpkeep = startJobs({ ...ports, backups, log: app.log });
    const closeDoor = backups ? openBackupSocket(config.dataDir, () => backups.make('asked'), app.log) : null;
    const close = async () => {
      closeDoor?.();
      // From here on no new request is accepted; running ones are served.
      await Promise.all([app.close(), stopUpkeep()]);
      await Promise.all([stopSharing(), stopRefreshing()]);
      await telemetry.close();
      ports.counters?.close();
      ports.mailer?.close();
      stopSlowStatements();
      await opened.close();
    };
    return { app, opened, close };
  } catch (error) {
    counters?.close();
    await telemetry.close();
    await opened.close();
    throw error;
  }
}

/**
 * Shares invalidations between processes on one PostgreSQL; needs a direct connection behind a
 * pooler without sessions.
 */
function shareDropsOf(
  { databaseUrl, databaseDirectUrl }: Config,
  { statementNames }: OpenDatabase,
  copies: PageCopies,
): () => Promise<void> {
  const url = databaseDirectUrl ?? (statementNames === false ? null : databaseUrl);
  return url ? shareDrops(copies, url) : async () => {};
}

/** Opens the shared counters; a worker takes no calls that could be counted. */
const countersOf = async ({ redisUrl, role }: Config) =>
  redisUrl && role !== 'worker' ? openRedisCounters(redisUrl) : null;

type Opened = Pick<OpenDatabase, 'db'> & { store: FileStore; counters: SharedCounters | null };

async function portsOf(config: Config, { db, store, counters }: Opened) {
  // Each process would move its own clock only: a database of several has no movable one in a demonstration.
  const isMoved = config.qaTools || (config.demoGuide && !config.databaseUrl);
  const clock = isMoved ? movableClock(systemClock) : systemClock;
  const key = await shopKey(db, config);
  const secrets = sealingWith(key);
  return {
    db,
    clock,
    config,
    files: { ...store, incoming: localIncoming(`${contentRootOf(config)}-incoming`) },
    payments: chooseGateway(config, db, clock),
    postcodes: choosePostcodes(config, clock),
    parcels: config.parcels ? sweetTracker(config.parcels) : testCarrier(db, clock),
    counters,
    copies: pageCopies(),
    jobs: jobsOn(db, clock),
    mailer: config.smtp ? smtpMailer(config.smtp.url, config.smtp.from) : null,
    botCheck: config.botCheckSecret ? recaptcha(config.botCheckSecret) : noBotCheck,
    push: await choosePush(config, key),
    talk: chooseTalk(config, db, clock),
    phoneCheck: config.smsUrl ? smsSender(config.smsUrl) : null,
    beacon: config.drandUrl ? drand(config.drandUrl) : null,
    secrets,
    social: chooseSocial({ config, secrets, clock }),
  };
}

/** Creates the initial data of a shop. */
async function fill(ports: Awaited<ReturnType<typeof portsOf>>): Promise<void> {
  const { config, db, files, clock } = ports;
  if (config.demo) await seed(db, files, systemClock, (tx, beginning) => seedDesk(tx, ports, beginning));
  else await prepareReal(db, files);
  await fillSearchTerms(db);
  await measureNicknames(ports);
  // Computed now, so that the first request does not wait for it.
  await refreshBits(db, clock.now());
}
