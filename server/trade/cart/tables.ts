import type { Generated } from 'kysely';

/** Table of cart lines. */
declare module '../../db/database.ts' {
  interface Database {
    cart_items: CartItemTable;
  }
}

interface CartItemTable {
  id: Generated<number>;
  user_id: number;
  option_id: number;
  quantity: number;
  selected: Generated<boolean>;
  seen_price: number;
  created_at: Date;
  updated_at: Date;
}
