import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';

/** Steps of a parcel, in order. */
export const PARCEL_STEPS = ['ACCEPTED', 'AT_HUB', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];

/**
 * Endpoint of members: reads the tracking of a parcel of an own order from its carrier; the first
 * parcel by default.
 */
export const trackParcel = endpoint({
  method: 'GET',
  path: '/api/users/orders/{id}/tracking',
  access: 'member',
  summary:
    "Returns the tracking events of a line's parcel from its carrier; without a line those of the first parcel.",
  params: idParams,
  query: v.object({ line: v.optional(idSchema) }),
  response: v.object({
    carrier: v.string(),
    trackingNumber: v.string(),
    /** Tracking page of the carrier; null for an unknown carrier. */
    link: v.nullable(v.string()),
    /** Steps so far, oldest first; null if the carrier does not know the parcel. */
    steps: v.nullable(v.array(v.object({ step: v.picklist(PARCEL_STEPS), at: v.string() }))),
  }),
  wrapping: 'envelope',
});
export type ParcelTracking = v.InferOutput<typeof trackParcel.response>;
