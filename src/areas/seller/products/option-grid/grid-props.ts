import type { Marks } from '#machines/seller/products/grid-layers.model.ts';
import type { Cells } from '#machines/seller/products/option-grid.model.ts';
import type { GridHost } from './option-grid.wiring.ts';

export type OptionGridProps = Marks & {
  host: GridHost;
  colors: readonly string[];
  cells: Cells;
  /** Recently sold units by option. */
  sold: ReadonlyMap<string, number>;
  /** Options whose stock change was refused. */
  moved?: ReadonlySet<string>;
  problem?: string | undefined;
};
