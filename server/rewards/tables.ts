import type { Generated } from 'kysely';

/** Tables of points, activities, badges and rewards. */
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
    reward_policies: RewardPolicyTable;
    feed_reward_events: FeedRewardTable;
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
  /** True for expired earnings that are settled. */
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

interface RewardPolicyTable {
  id: Generated<number>;
  reward_type: string;
  points: number;
  /** JSON: points by threshold. */
  steps: unknown;
  description: string;
  is_active: Generated<boolean>;
  daily_limit: number | null;
  monthly_limit: number | null;
  valid_from: Date | null;
  valid_to: Date | null;
  version: Generated<number>;
  updated_by: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface FeedRewardTable {
  id: Generated<number>;
  user_id: number;
  feed_id: number | null;
  reward_type: string;
  step: Generated<number>;
  status: Generated<string>;
  points: number;
  related: Generated<unknown>;
  due_at: Date;
  retry_count: Generated<number>;
  reason: string | null;
  processed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
