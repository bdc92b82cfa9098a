import { optionChangeMachine } from '#machines/trade/option-change.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Reads the options of the product again; `changeLine` puts the chosen one in the place of the old. */
export const wireOptionChange = (app: AppServices, changeLine: (optionId: number) => void) =>
  wire(optionChangeMachine, app, { load: catalogueText.product }).provide({
    actions: { changeLine: (_, { optionId }) => changeLine(optionId) },
  });
