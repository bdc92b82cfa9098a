import { type LogFile, readLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { presentChartId } from './former-chart-ids.ts';

/** Gives the charts of an opened log their present ids. */
export function withPresentIds(file: LogFile): LogFile {
  const actors = file.log.actors.map((actor) => ({
    ...actor,
    machine: actor.machine === null ? null : presentChartId(actor.machine),
  }));
  return { ...file, log: { ...file.log, actors } };
}

/** Opens the text of a log file; null if it is none. */
export function openLogFile(text: string): LogFile | null {
  const file = readLogFile(text);
  return file && withPresentIds(file);
}
