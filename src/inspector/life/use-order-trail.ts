import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { unwrap } from '#domain/kit/envelope.ts';
import { listNewestOrders, type OrderTrail, readOrderTrail } from '#domain/trade/orders/order-trail.ts';

type Offered = v.InferOutput<(typeof listNewestOrders)['response']>;

/** Calls an endpoint directly, as calls of the inspector are not part of the inspected app; null if it fails. */
async function read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const answer = await fetch(path);
  return answer.ok ? v.parse(schema, unwrap(await answer.json())) : null;
}

const readLife = (id: number): Promise<OrderTrail | null> =>
  read(readOrderTrail.path.replace('{id}', String(id)), readOrderTrail.response);

/** The newest orders of a QA server, and the life of the chosen one; without such a server there are none. */
export function useOrderTrail() {
  const [offered, setOffered] = useState<Offered>([]);
  const [life, setLife] = useState<OrderTrail | null>(null);
  useEffect(() => {
    read(listNewestOrders.path, listNewestOrders.response).then(
      (orders) => setOffered(orders ?? []),
      () => setOffered([]),
    );
  }, []);
  const choose = useCallback((id: number | null) => {
    if (id === null) return setLife(null);
    readLife(id).then(setLife, () => setLife(null));
  }, []);
  return { offered, life, choose };
}
