import type { Layer } from '#machines/seller/products/grid-layers.model.ts';
import { optionGridMachine } from '#machines/seller/products/option-grid.machine.ts';
import type { GridEdit } from '#machines/seller/products/option-grid.model.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Receives the edits of the grid, whose cells belong to the surrounding form. */
export type GridHost = {
  edit: (layer: Layer, edit: GridEdit) => void;
  keepColors: (colors: readonly string[]) => void;
};

/**
 * Provides the chart of the grid in which a seller edits options by colour and size with its calls and
 * effects.
 */
export const wireOptionGrid = (_: AppServices, host: GridHost) =>
  optionGridMachine.provide({
    actions: {
      edit: (_self, { layer, edit }) => host.edit(layer, edit),
      keepColors: (_self, { colors }) => host.keepColors(colors),
    },
  });
