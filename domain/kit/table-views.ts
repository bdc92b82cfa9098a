/** Heights of the rows of a table; `roomy` is the default. */
export const TABLE_DENSITIES = ['roomy', 'compact'] as const;
export type TableDensity = (typeof TABLE_DENSITIES)[number];

/** Least and greatest width of a column of a table, in px. */
export const COLUMN_PX = { min: 48, max: 800 } as const;
/** Returns a width within the limits of a column. */
export const columnPx = (px: number): number => Math.min(COLUMN_PX.max, Math.max(COLUMN_PX.min, px));

/** Widths (px) of the columns of one table, by the id of the column. */
export type ColumnWidths = Readonly<Record<string, number>>;

/**
 * How a browser shows the tables of desks: one density, the ids of the hidden columns of each table, and the widths of
 * the columns of each table of which one was changed.
 */
export type TableViews = {
  density: TableDensity;
  hidden: Readonly<Record<string, readonly string[]>>;
  widths: Readonly<Record<string, ColumnWidths>>;
};
