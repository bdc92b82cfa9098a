import { LOG_FORMAT, LOG_VERSION } from './log-format.ts';
import type { FlowLog, LogAbout, LogPicture } from './log-schema.ts';

/** What a log file holds besides the log itself. */
export type LogFileParts = { about: LogAbout | null; pictures: readonly LogPicture[] };

/** Log as the content of a file of the current version. */
export const toLogFile = (log: FlowLog, { about, pictures }: LogFileParts) => ({
  format: LOG_FORMAT,
  version: LOG_VERSION,
  about,
  pictures,
  ...log,
});

/** Log as the text of a file, with a line per value. */
export const writeLogFile = (log: FlowLog, parts: LogFileParts): string =>
  JSON.stringify(toLogFile(log, parts), null, 1);
