import { optionGridMachine } from '#machines/seller/option-grid.machine.ts';
import type { GridEdit } from '#machines/seller/option-grid.model.ts';
import type { AppServices } from '#src/flow/services.ts';

/** What happens to cells is told to whoever has them. */
export type GridHost = {
  edit: (edit: GridEdit) => void;
  keepColors: (colors: readonly string[]) => void;
};

export const wireOptionGrid = (_: AppServices, host: GridHost) =>
  optionGridMachine.provide({
    actions: {
      edit: (_self, { edit }) => host.edit(edit),
      keepColors: (_self, { colors }) => host.keepColors(colors),
    },
  });
