import { closeSettlements } from '../../seller/settlements/close-service.ts';
import { listAll, pay } from '../../seller/settlements/settlement-service.ts';
import type { Step } from './stage.ts';

const EVERY = { state: 'CLOSED', page: 0, size: 1_000 };

/** Statements of the weeks that are over; all of a store but its newest were paid. */
export const STATEMENTS: readonly Step[] = [
  [
    1,
    async ({ ports, as }) => {
      await closeSettlements(ports);
      const { content } = await listAll(ports, EVERY);
      await as('admin', async () => {
        // The newest come first.
        for (const [index, { settlementId: id, storeId }] of content.entries())
          if (content.findIndex((one) => one.storeId === storeId) < index)
            await pay(ports, { id, day: undefined }, null);
      });
    },
  ],
];
