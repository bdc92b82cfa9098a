import { sql } from 'kysely';
import type { SettingForm } from '#domain/admin/settings/shop-settings.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * Writes a setting over the seen version (0 for none); returns null on a conflict. One statement,
 * so that of two concurrent writers one wins.
 */
export async function writeSetting(
  tx: Queryable,
  { key, value, version }: SettingForm,
  userId: number,
  now: Date,
): Promise<{ id: number; version: number } | null> {
  const json = sql<unknown>`${JSON.stringify(value)}::text::jsonb`;
  const written = { value: json, updated_by: userId, updated_at: now };
  const row =
    version === 0
      ? await tx
          .insertInto('shop_settings')
          .values({ key, ...written })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning(['id', 'version'])
          .executeTakeFirst()
      : await tx
          .updateTable('shop_settings')
          .set({ ...written, version: version + 1 })
          .where('key', '=', key)
          .where('version', '=', version)
          .returning(['id', 'version'])
          .executeTakeFirst();
  return row ?? null;
}
