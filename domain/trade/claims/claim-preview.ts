import * as v from 'valibot';
import { endpoint, type ResponseOf } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { RETURN_METHODS, stageSchema } from './claim-stages.ts';
import { refundSplit } from './refund-split.ts';

const refunds = v.object({
  CHANGE_OF_MIND: refundSplit,
  DEFECT: refundSplit,
  PREPAID: v.optional(refundSplit),
});

/**
 * Endpoint of members: returns what follows a claim on an own delivered line before it is made: the days
 * of its stages for each way back, and the refund of a return for each party at fault.
 */
export const previewClaim = endpoint({
  method: 'GET',
  path: '/api/users/orders/{id}/items/{itemId}/claim-preview',
  access: 'member',
  summary: 'Returns days and refund of each branch of a claim on a delivered line before it is made.',
  params: v.object({ id: idSchema, itemId: idSchema }),
  response: v.object({
    /**
     * Refund of a return by its cause, and of a change of mind whose parcel the buyer pays; an exchange moves
     * no money.
     */
    refunds,
    /** The same for a claim of fewer pairs than the line has; none where all of them go together. */
    parts: v.optional(v.array(v.object({ quantity: v.number(), refunds })), []),
    /** One plan for each day of a pickup, and one for an own parcel. */
    plans: v.array(
      v.object({
        method: v.picklist(RETURN_METHODS),
        pickupOn: v.nullable(v.string()),
        stages: v.array(stageSchema),
      }),
    ),
  }),
  wrapping: 'envelope',
});

/** Days and refunds of the branches of a claim that is not made yet. */
export type ClaimBranches = ResponseOf<typeof previewClaim>;
