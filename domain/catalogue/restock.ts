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
  summary: 'Sold-out options I wait for, of one product or of all',
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
  summary: 'Be told when a sold-out option is back; asking twice is asking once',
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
  summary: 'No longer wait for an option; nothing happens when I did not',
  params: v.object({ optionId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});
