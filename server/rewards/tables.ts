import type { Generated } from 'kysely';

/** Points, activities and badges. */
declare module '../db/database.ts' {
  interface Database {
    point_ledger: PointLedgerTable;
    activities: ActivityTable;
    user_badges: {
      id: Generated<number>;
      user_id: number;
      badge_type: string;
      is_displayed: Generated<boolean>;
      awarded_at: Date;
    };
  }
}

interface PointLedgerTable {
  id: Generated<number>;
  user_id: number;
  type: string;
  points: number;
  balance_after: number;
  description: string;
  reason: string;
  ref_type: string | null;
  ref_id: number | null;
  order_id: number | null;
  expires_at: Date | null;
  created_at: Date;
  /** An earning whose year is over and dealt with. */
  is_settled: Generated<boolean>;
}

interface ActivityTable {
  id: Generated<number>;
  user_id: number;
  type: string;
  points: number;
  description: string;
  ref_type: string | null;
  ref_id: number | null;
  created_at: Date;
}
