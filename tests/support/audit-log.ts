import type { TestShop } from './server/server.ts';

/** The audit trail of one thing, oldest first. */
export const trailOf = (shop: TestShop, type: string, id: number) =>
  shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

export const actionsOf = async (shop: TestShop, type: string, id: number): Promise<string[]> =>
  (await trailOf(shop, type, id)).map(({ action }) => action);
