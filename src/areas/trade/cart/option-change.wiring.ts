import { optionChangeMachine } from '#machines/trade/option-change.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/**
 * Provides the chart of the option change with its calls and effects: loads the options again;
 * `changeLine` replaces the option.
 */
export const wireOptionChange = (app: AppServices, changeLine: (optionId: number) => void) =>
  wire(optionChangeMachine, app, { load: catalogueText.product }).provide({
    actions: { changeLine: (_, { optionId }) => changeLine(optionId) },
  });
