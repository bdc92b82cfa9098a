import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countOthers, deleteTemplate, lockStore, putTemplate } from './template-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Most templates of one store. */
export const MOST_TEMPLATES = 20;

/** Saves a template of the seller's store; one of the same name is replaced. */
export const saveTemplate = (
  ports: Ports,
  sellerId: number,
  form: { name: string; content: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const store = await lockStore(tx, sellerId);
    if (!store) throw new ShopError('STORE_NOT_FOUND');
    if ((await countOthers(tx, store.id, form.name)) >= MOST_TEMPLATES)
      throw new ShopError('TOO_MANY_TEMPLATES');
    return { templateId: await putTemplate(tx, { storeId: store.id, ...form }, ports.clock.now()) };
  });

/** Deletes a template of the seller's store. */
export const removeTemplate = (
  ports: Ports,
  sellerId: number,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    if (!(await deleteTemplate(tx, sellerId, id))) throw new ShopError('TEMPLATE_NOT_FOUND');
    return null;
  });
