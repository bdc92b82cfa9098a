/** Sizes of the lane view in px. */
export const LANE = { time: 76, width: 140, row: 46, bar: 5, arrow: 11 } as const;

/** Horizontal position of the line of a lane. */
export const lineOf = (column: number): number => LANE.time + column * LANE.width + 24;

/** Width of the view of some lanes. */
export const widthOf = (lanes: number): number => LANE.time + lanes * LANE.width;
