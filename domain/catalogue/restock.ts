import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';

const alertSchema = v.object({
  optionId: v.number(),
  productId: v.number(),
  productName: v.string(),
  size: v.string(),
  color: v.string(),
  createdAt: v.string(),
});
export type RestockAlert = v.InferOutput<typeof alertSchema>;

/** Endpoint of members: lists the sold-out options with a restock alert, of one product or all. */
export const listRestockAlerts = endpoint({
  method: 'GET',
  path: '/api/users/restock-alerts',
  access: 'member',
  summary: "Lists the caller's restock alerts, of one product or all.",
  query: v.object({ productId: v.optional(idSchema) }),
  response: v.array(alertSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: adds a restock alert for a sold-out option; idempotent. */
export const addRestockAlert = endpoint({
  method: 'POST',
  path: '/api/users/restock-alerts',
  keyed: true,
  access: 'member',
  summary: 'Subscribes to a restock alert of a sold-out option; idempotent.',
  body: v.object({ optionId: idSchema }),
  response: v.object({ optionId: v.number() }),
  wrapping: 'envelope',
  rateLimit: 60,
});

/** Endpoint of members: removes the restock alert of an option; idempotent. */
export const removeRestockAlert = endpoint({
  method: 'DELETE',
  path: '/api/users/restock-alerts/{optionId}',
  access: 'member',
  summary: 'Removes a restock alert; no effect without one.',
  params: v.object({ optionId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});
