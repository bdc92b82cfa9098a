import found from 'virtual:chart-screens';
import { type SeenScreen, seenScreens } from './screen-list.ts';

/** Screens that show a chart. */
export type ChartPlaces = {
  /** Screens whose main flow it is, then those that have it as a part. */
  screens: readonly SeenScreen[];
  /** True if the chart is the main flow of one of the screens. */
  isOwn: boolean;
  /** True if every page of the shop has it. */
  isEverywhere: boolean;
};

/** Finds the screens that show a chart; the home page stands for a chart that every page has. */
export function screensOfChart(id: string): ChartPlaces {
  const own = seenScreens.filter(({ chart }) => chart === id);
  const isEverywhere = found.everywhere.includes(id);
  const keys = isEverywhere ? ['home'] : (found.on[id] ?? []);
  const others = seenScreens.filter((screen) => keys.includes(screen.key) && !own.includes(screen));
  return { screens: [...own, ...others], isOwn: own.length > 0, isEverywhere };
}
