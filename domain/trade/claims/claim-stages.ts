import * as v from 'valibot';
import { CLAIM, CLAIM_STATE, type ClaimState, mayDo, OPEN_CLAIM_STATES } from '../orders/order-lifecycle.ts';

/** Transitions of a claim that are shown as its stages. */
const STAGE_NAMES = ['ask', 'approve', 'collect', 'receive', 'check', 'accept'] as const;
/** Stage of a claim: asked, approved, picked up, arrived, checked, and refunded or exchanged. */
export type ClaimStage = (typeof STAGE_NAMES)[number];

const STATES_IN_ORDER: readonly ClaimState[] = [...OPEN_CLAIM_STATES, CLAIM_STATE.COMPLETED];

/** Returns the transition by which a seller brings a claim from one state to another. */
const stageBetween = (from: ClaimState, to: ClaimState | undefined): ClaimStage | undefined =>
  STAGE_NAMES.find((stage) => {
    if (stage === 'ask') return false;
    const move = CLAIM.moves[stage];
    return move.to === to && mayDo('seller', move, from);
  });

/**
 * Stages from the request to the end of a claim, read from the transition table: at each open state first
 * what is stored in it, then what leads to the next one.
 */
export const CLAIM_STAGES: readonly ClaimStage[] = [
  'ask',
  ...STATES_IN_ORDER.slice(0, -1).flatMap((state, place) =>
    [stageBetween(state, state), stageBetween(state, STATES_IN_ORDER[place + 1])].filter(
      (stage) => stage !== undefined,
    ),
  ),
];

/** Ways in which a unit goes back: picked up at the buyer, or sent by the buyer's own parcel. */
export const RETURN_METHODS = ['PICKUP', 'OWN'] as const;
export type ReturnMethod = (typeof RETURN_METHODS)[number];

/** Schema of a stage: its time once it is done, before that the day (Asia/Seoul) on which it is due. */
export const stageSchema = v.object({
  stage: v.picklist(STAGE_NAMES),
  at: v.nullable(v.string()),
  due: v.nullable(v.string()),
});
export type PlannedStage = v.InferOutput<typeof stageSchema>;

/** Fields about the way back of a claim's unit; older servers omit them. */
export const returnFields = {
  /** Null for a claim from before the method was asked for. */
  method: v.optional(v.nullable(v.picklist(RETURN_METHODS)), null),
  /** Day (Asia/Seoul) and note about the place of the pickup. */
  pickupOn: v.optional(v.nullable(v.string()), null),
  pickupPlace: v.optional(v.string(), ''),
  /** True if the buyer pays the own parcel, and if its store had to pay it after all. */
  isPrepaid: v.optional(v.boolean(), false),
  cameCollect: v.optional(v.boolean(), false),
  /** Code on the label of the returned parcel. */
  code: v.optional(v.string(), ''),
};

/** Fields of a claim that its buyer reads: stages, way back, and store and address on the label. */
export const claimStageFields = {
  ...returnFields,
  stages: v.optional(v.array(stageSchema), []),
  /** Null where the store has not entered its address for returns. */
  returnTo: v.optional(v.nullable(v.object({ store: v.string(), address: v.string() })), null),
};

/** Steps of a seller that leave the state of a claim. */
export const CLAIM_MARKS = ['approve', 'check'] as const;
export type ClaimMark = (typeof CLAIM_MARKS)[number];
