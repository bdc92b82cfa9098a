import { type LiveLog, withoutOldest } from '../model/live-log.ts';

/** Steps of a log that belong to charts; steps of ports are visible in the charts that invoked them. */
export const chartSteps = ({ actors, steps }: LiveLog) => {
  const charts = new Set(actors.filter(({ machine }) => machine !== null).map(({ actor }) => actor));
  return steps.filter(({ actor }) => charts.has(actor));
};

/** The last steps of charts in a log, with their actors, and the calls and page loads since the first of them. */
export function lastSteps(log: LiveLog, count: number): LiveLog {
  const steps = chartSteps(log);
  const last = withoutOldest({ ...log, steps }, steps.length - count);
  const since = last.steps[0]?.at ?? 0;
  const spoken = new Set(last.steps.map(({ actor }) => actor));
  return {
    ...last,
    actors: last.actors.filter(({ actor }) => spoken.has(actor)),
    calls: last.calls.filter(({ at, ms }) => at + ms >= since),
    loads: last.loads.filter(({ at }) => at >= since),
  };
}
