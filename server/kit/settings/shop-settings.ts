import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  type Settings,
} from '#domain/kit/shop-settings.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { withQueryCount } from '../../db/statements/query-counter.ts';
import { findSettings } from './settings-store.ts';

/**
 * Ages in ms: below FRESH_MS settings are used directly, below STALE_MS while they are reloaded.
 */
const FRESH_MS = 2_000;
const STALE_MS = 30_000;

/** Cached access to the settings, reloaded every few seconds. */
export type ShopSettings = {
  /** Returns settings that are seconds old at most; if loading fails, the previous ones. */
  read(): Promise<Settings>;
  /** Reloads after a change on this server; other servers notice it within seconds. */
  renew(): Promise<void>;
};

type Log = { error(facts: object, text: string): void };

/** Creates the cache of the settings, stored in the process. */
export function shopSettings(db: Kysely<Database>, log: Log): ShopSettings {
  let known = DEFAULT_SETTINGS;
  let readAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const load = (): Promise<void> => {
    const startedAt = performance.now();
    // Queries are counted apart, so that the request that triggers the load is not charged.
    underWay ??= withQueryCount(() => readSettings(db))
      .then((read) => {
        known = read;
        readAt = startedAt;
      })
      .catch((error: unknown) => log.error({ err: error }, 'settings could not be read'))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  return {
    async read() {
      const age = performance.now() - readAt;
      if (age > STALE_MS) await load();
      else if (age > FRESH_MS) void load();
      return known;
    },
    async renew() {
      // A load in progress may have started before the change.
      await underWay;
      await load();
    },
  };
}

/**
 * Returns all settings, with defaults for missing ones and for stored values that the rules no
 * longer allow.
 */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await findSettings(db);
  const said = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.assign({}, ...SETTING_KEYS.map((key) => ({ [key]: settingOf(key, said.get(key)) })));
}

const RULES: { readonly [Key in SettingKey]: v.GenericSchema<unknown, Settings[Key]> } = SETTINGS;

/** Validates a stored value; returns the default if it is invalid. */
export function settingOf<Key extends SettingKey>(key: Key, value: unknown): Settings[Key] {
  const rule: v.GenericSchema<unknown, Settings[Key]> = RULES[key];
  const read = v.safeParse(rule, value);
  return read.success ? read.output : DEFAULT_SETTINGS[key];
}
