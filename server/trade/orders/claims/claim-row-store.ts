import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Names of the columns of a claim. */
export const CLAIM_COLUMNS = [
  'id',
  'order_id',
  'order_item_id',
  'user_id',
  'type',
  'status',
  'reason',
  'detail',
  'new_option_id',
  'answer',
  'created_at',
  'decided_at',
  'collect_carrier',
  'collect_tracking',
  'collected_at',
  'received_at',
  'inspect_note',
  'refund_due',
  'reject_reason',
  'back_carrier',
  'back_tracking',
  'back_at',
  'approved_at',
  'checked_at',
  'return_method',
  'pickup_on',
  'pickup_place',
  'is_prepaid',
  'came_collect',
] as const;
/** Columns of a claim. */
const CLAIM = columns(CLAIM_COLUMNS);

/** Finds a claim (return or exchange request) by id. */
export const findClaim = (tx: Queryable, id: number) =>
  tx.selectFrom('claims').select(CLAIM).where('id', '=', id).executeTakeFirst();

/** Row of a claim. */
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;
