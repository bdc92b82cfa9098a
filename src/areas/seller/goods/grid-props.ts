import type { Cells } from '#machines/seller/option-grid.model.ts';
import type { GridHost } from './option-grid.wiring.ts';

export type OptionGridProps = {
  host: GridHost;
  colors: readonly string[];
  cells: Cells;
  /** From how few pieces on an option is marked. */
  lows: ReadonlyMap<string, number>;
  /** Options whose number could not be changed. */
  moved?: ReadonlySet<string>;
  problem?: string | undefined;
};
