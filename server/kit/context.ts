import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { BeaconSource } from './ports/beacon.ts';
import type { BotCheck } from './ports/bot-check.ts';
import type { Files } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PageCopies } from './ports/page-copies.ts';
import type { ParcelTracker } from './ports/parcel-tracker.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { PhoneCheck } from './ports/phone-check.ts';
import type { PostcodeSearch } from './ports/postcode-search.ts';
import type { Secrets } from './ports/secrets.ts';
import type { Social } from './ports/social.ts';
import type { ShopSettings } from './settings/shop-settings.ts';

/** Now, as a port: rules never read the machine's clock themselves. */
export type Clock = {
  now(): Date;
  /** What it shows when a real clock shows that. */
  at?(real: Date): Date;
};

export const systemClock: Clock = { now: () => new Date(), at: (real) => real };

const DAY_MS = 86_400_000;

/** A clock that QA moves by whole days; the server has one only with QA_TOOLS=1. */
export type MovableClock = Clock & { days(): number; moveTo(days: number): void };

export function movableClock(real: Clock): MovableClock {
  let moved = 0;
  return {
    now: () => new Date(real.now().getTime() + moved * DAY_MS),
    at: (moment) => new Date(moment.getTime() + moved * DAY_MS),
    days: () => moved,
    moveTo: (days) => {
      moved = days;
    },
  };
}

export const isMovable = (clock: Clock): clock is MovableClock => 'moveTo' in clock;

/** What every feature receives; tests pass their own. */
export type Context = {
  db: Kysely<Database>;
  clock: Clock;
  files: Files;
  payments: PaymentGateway;
  jobs: Jobs;
  postcodes: PostcodeSearch;
  parcels: ParcelTracker;
  copies: PageCopies;
  /** Null: mails are kept for reading and sent to nobody. */
  mailer: Mailer | null;
  /** Null: codes are read in the outbox. */
  phoneCheck: PhoneCheck | null;
  botCheck: BotCheck;
  /** Null: draws are made of the shop's own seed alone, and say so. */
  beacon: BeaconSource | null;
  secrets: Secrets;
  /** Sites whose accounts open the shop. */
  social: Social;
  config: Config;
  log: FastifyBaseLogger;
  settings: ShopSettings;
  /** Reads by words, if there are any: few such at once, so that those who only turn pages have the database too. */
  searching: <T>(words: string | undefined, read: () => Promise<T>) => Promise<T>;
};
