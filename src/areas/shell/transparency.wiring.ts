import { fromPromise } from 'xstate';
import { readTransparency, type TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireTransparency = ({ call }: AppServices) =>
  transparencyMachine.provide({
    actors: {
      load: fromPromise<readonly TransparencyMonth[], { input: undefined }>(async ({ signal }) => {
        const { months } = await call(readTransparency, {}, { signal });
        return months;
      }),
    },
  });
