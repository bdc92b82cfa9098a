import type { ReactNode } from 'react';

export type IndexColumn<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the right, for numbers. */
  isNumber?: boolean;
  /** Never wraps, for dates and names. */
  isOneLine?: boolean;
  /** Title of the row; its text opens the row. */
  isTitle?: boolean;
  /**
   * How small screens show the cell below the title: `named` after the name of its column (the default), `bare` without
   * it, `line` in a line of its own; `mark` at the end of the title's line, `none` in the panel of the row alone.
   */
  small?: 'named' | 'bare' | 'line' | 'mark' | 'none';
};

/** State and handlers of the row selection. */
export type IndexSelection = {
  /** True while rows are selected, also on other pages. */
  hasChosen: boolean;
  isChosen: (id: number) => boolean;
  onToggle: (id: number) => void;
  onTogglePage: () => void;
  isPageChosen: boolean;
};
