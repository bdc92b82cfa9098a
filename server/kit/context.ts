import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { BeaconSource } from './ports/beacon.ts';
import type { BotCheck } from './ports/bot-check.ts';
import type { Files } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PageCopies } from './ports/page-invalidation.ts';
import type { ParcelTracker } from './ports/parcel-tracker.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { PhoneCheck } from './ports/phone-check.ts';
import type { PostcodeSearch } from './ports/postcode-search.ts';
import type { PushSender } from './ports/push-sender.ts';
import type { Secrets } from './ports/secrets.ts';
import type { SharedCounters } from './ports/shared-counters.ts';
import type { Social } from './ports/social.ts';
import type { TalkSender } from './ports/talk-sender.ts';
import type { ShopSettings } from './settings/shop-settings.ts';

/** Clock port: rules never read the system clock themselves. */
export type Clock = {
  now(): Date;
  /** Maps a real time to the time that this clock would show. */
  at?(real: Date): Date;
};

/** Clock of the system, which cannot be moved. */
export const systemClock: Clock = { now: () => new Date(), at: (real) => real };

const DAY_MS = 86_400_000;

/** Clock that is moved by whole days: with QA_TOOLS=1, and in a demonstration with DEMO_GUIDE=1. */
export type MovableClock = Clock & { days(): number; moveTo(days: number): void };

/** Returns a clock with an offset in days from a real one. */
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

/** Returns whether the clock can be moved, as in tests. */
export const isMovable = (clock: Clock): clock is MovableClock => 'moveTo' in clock;

/** Dependencies of every feature; tests pass their own. */
export type Context = {
  db: Kysely<Database>;
  clock: Clock;
  files: Files;
  payments: PaymentGateway;
  jobs: Jobs;
  /** Null without a key in a real shop: addresses are typed. */
  postcodes: PostcodeSearch | null;
  parcels: ParcelTracker;
  copies: PageCopies;
  /** Null without a mail server: e-mails are only stored in the outbox. */
  mailer: Mailer | null;
  /** Null without VAPID keys: nothing is pushed. */
  push: PushSender | null;
  /** Null without a provider in a real shop: nothing goes by KakaoTalk. */
  talk: TalkSender | null;
  /** Null without an SMS provider: codes are only stored in the outbox. */
  phoneCheck: PhoneCheck | null;
  botCheck: BotCheck;
  /** Null without a randomness beacon: draws use the shop's seed alone and state so. */
  beacon: BeaconSource | null;
  secrets: Secrets;
  /** Null without Redis: calls by address are counted in this process, strangers in the database. */
  counters: SharedCounters | null;
  /** Providers of social login. */
  social: Social;
  config: Config;
  log: FastifyBaseLogger;
  settings: ShopSettings;
  /**
   * Runs a search with limited concurrency, so that expensive searches leave connections for other
   * reads; without words it runs immediately.
   */
  searching: <T>(words: string | undefined, read: () => Promise<T>) => Promise<T>;
};
