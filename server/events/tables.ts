import type { Generated } from 'kysely';

/** Tables of events, entries, votes, results and payouts. */
declare module '../db/database.ts' {
  interface Database {
    events: EventTable;
    event_images: EventImageTable;
    event_rewards: EventRewardTable;
    event_entries: EventEntryTable;
    feed_votes: VoteTable;
    event_freed_votes: Omit<VoteTable, 'standing'> & { standing: string };
    /** Frozen list of entries, and voters at the freeze. */
    event_lists: { event_id: number; lines: string; voters: number[]; vote_total: number };
    event_results: EventResultTable;
    event_winners: EventWinnerTable;
    event_payouts: EventPayoutTable;
  }
}

interface EventTable {
  id: Generated<number>;
  title: string;
  description: string;
  type: string;
  state: Generated<string>;
  image_url: string | null;
  wide_image_url: string | null;
  start_date: string;
  end_date: string;
  purchase_start_date: string | null;
  purchase_end_date: string | null;
  announcement_date: string | null;
  participation_method: Generated<string>;
  selection_criteria: Generated<string>;
  precautions: Generated<string>;
  max_participants: Generated<number>;
  vote_blackout_hours: Generated<number>;
  /** Encrypted seed of the draws. */
  seed_sealed: Generated<string | null>;
  /** SHA-256 of the seed, published from the first day. */
  seed_commit: Generated<string | null>;
  seed_revealed: Generated<string | null>;
  frozen_at: Generated<Date | null>;
  entrants_hash: Generated<string | null>;
  beacon_round: Generated<number | null>;
  beacon_value: Generated<string | null>;
  beacon_signature: Generated<string | null>;
  last_entry_no: Generated<number>;
  published_at: Generated<Date | null>;
  cancelled_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

interface EventImageTable {
  id: Generated<number>;
  event_id: number;
  url: string;
  sort_order: number;
  width: number;
  height: number;
}

interface EventRewardTable {
  id: Generated<number>;
  event_id: number;
  condition: string;
  kind: string;
  value: number;
  description: Generated<string>;
  sort: Generated<number>;
}

interface EventEntryTable {
  event_id: number;
  user_id: number;
  feed_id: number | null;
  entry_no: number;
  nonce: string;
  status: Generated<string>;
  reason: string | null;
  address_tag: string | null;
  device_tag: string | null;
  created_at: Date;
  updated_at: Date;
  /** Number of likes at the freeze. */
  frozen_likes: Generated<number>;
}

interface VoteTable {
  event_id: number;
  user_id: number;
  feed_id: number;
  standing: Generated<string>;
  void_reason: string | null;
  /** Administrator and time of voiding; null for votes that never count. */
  voided_by: Generated<number | null>;
  voided_at: Generated<Date | null>;
  address_tag: string | null;
  device_tag: string | null;
  created_at: Date;
}

interface EventResultTable {
  event_id: number;
  state: string;
  total_participants: number;
  total_votes: number;
  waiting_votes: Generated<number>;
  void_votes: Generated<number>;
  flagged_votes: Generated<number>;
  calculated_at: Date;
  announced_at: Date | null;
  paid_at: Date | null;
  /** Draw file for verification. */
  file: Generated<unknown>;
  /** Number, votes and likes of each participant. */
  standings: Generated<unknown>;
  fingerprint: Generated<string | null>;
}

interface EventWinnerTable {
  id: Generated<number>;
  event_id: number;
  user_id: number;
  feed_id: number | null;
  condition: string;
  rank: number;
  vote_count: Generated<number>;
  replaces: number | null;
  revoked_at: Date | null;
  revoke_reason: string | null;
}

interface EventPayoutTable {
  id: Generated<number>;
  event_id: number;
  user_id: number;
  reward_id: number;
  state: Generated<string>;
  attempts: Generated<number>;
  message: string | null;
  done_at: Date | null;
  coupon_id: number | null;
  created_at: Date;
  /** Time of the next attempt. */
  next_try_at: Generated<Date>;
}
