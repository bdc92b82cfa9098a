import type { FlowLabels } from '../../entry.ts';
import type { KitChartRow } from '../../kit-charts.ts';
import { commonWords } from '../common-words.ts';
import { kitSays } from './kit.text.ts';
import { wordsOfChart } from './labels.ts';

/** Korean words of a kit chart, for its own drawing. */
export const wordsOfKit = ({ title, about, machine }: KitChartRow): FlowLabels => ({
  about,
  says: Object.assign({}, commonWords, kitSays),
  chart: wordsOfChart(machine, undefined, title),
});
