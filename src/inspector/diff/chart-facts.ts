import type { AnyStateMachine } from 'xstate';
import { type ChartModel, chartModel } from '../model/chart-model.ts';

/** A chart as plain data, for the comparison of two versions. */
export type ChartFacts = {
  id: string;
  model: ChartModel;
  /** Delays in ms, or the source of the function that computes one, by name. */
  delays: Readonly<Record<string, string>>;
};

/** Returns a chart as plain data. */
export const chartFacts = (machine: AnyStateMachine): ChartFacts => ({
  id: machine.id,
  model: chartModel(machine),
  delays: Object.fromEntries(
    Object.entries(machine.implementations.delays).map(([name, delay]) => [name, String(delay)]),
  ),
});
