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

/** How long they are believed without a thought, and how long while they are read anew, in ms. */
const FRESH_MS = 2_000;
const STALE_MS = 30_000;

/** What is set in the shop, as every call may ask: kept in the process, read anew every few seconds. */
export type ShopSettings = {
  /** As they were seconds ago at most; what could not be read is as it was before. */
  read(): Promise<Settings>;
  /** Somebody has changed them here: reads from now on know it. Other servers know it within seconds. */
  renew(): Promise<void>;
};

type Log = { error(facts: object, text: string): void };

export function shopSettings(db: Kysely<Database>, log: Log): ShopSettings {
  let known = DEFAULT_SETTINGS;
  let readAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const load = (): Promise<void> => {
    const startedAt = performance.now();
    // Whoever happens to be first does not pay for it.
    underWay ??= withQueryCount(() => readSettings(db))
      .then((read) => {
        known = read;
        readAt = startedAt;
      })
      .catch((error: unknown) => log.error({ err: error }, 'the settings could not be read'))
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
      // What is being read already may have begun before the change.
      await underWay;
      await load();
    },
  };
}

/** Everything that is set, and the rest as it is without a word; what an older shop has written and no rule allows counts as unsaid. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await findSettings(db);
  const said = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.assign({}, ...SETTING_KEYS.map((key) => ({ [key]: settingOf(key, said.get(key)) })));
}

const RULES: { readonly [Key in SettingKey]: v.GenericSchema<unknown, Settings[Key]> } = SETTINGS;

export function settingOf<Key extends SettingKey>(key: Key, value: unknown): Settings[Key] {
  const rule: v.GenericSchema<unknown, Settings[Key]> = RULES[key];
  const read = v.safeParse(rule, value);
  return read.success ? read.output : DEFAULT_SETTINGS[key];
}
