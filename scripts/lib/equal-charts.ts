/** A change of a chart that nobody could notice, and why. */
type EqualChart = { file: string; at: string; change: string; why: string };

export const equalCharts: readonly EqualChart[] = [];
