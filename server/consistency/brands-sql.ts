import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Checks of brands and their names. */
export const BRANDS: readonly Check[] = [
  {
    name: 'names of brands',
    says: 'A brand is found by its Korean and its English name.',
    of: 'brand',
    rows: () => sql`select b.id from brands b where exists (
      select from unnest(array[b.name, b.english_name]) as shown (name)
      where shown.name <> '' and not exists (
        select from brand_names n where n.brand_id = b.id
          and lower(regexp_replace(n.name, '\\s', '', 'g')) = lower(regexp_replace(shown.name, '\\s', '', 'g'))))`,
  },
  {
    name: 'merged brands',
    says: 'A brand that was merged into another one does not exist any more.',
    of: 'brand',
    rows: () => sql`select m.brand_id as id from merged_brands m join brands b on b.id = m.brand_id`,
  },
];
