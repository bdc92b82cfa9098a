import * as v from 'valibot';
import { type LogFile, parseLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { toLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { withPresentIds } from '../model/log-file.ts';
import { restoreContexts, shareContexts } from '../model/shared-contexts.ts';
import { deflate, inflate } from './deflate.ts';
import { chartSteps, lastSteps } from './last-steps.ts';

/** Most characters of an address with a report; longer ones are cut by chats and issue trackers. */
export const LONGEST_ADDRESS = 8 * 1024;

/** Address that opens a report, with the number of its steps, and whether these are all of the log. */
export type ReportAddress = { address: string; steps: number; isWhole: boolean };

const packedSchema = v.object({ file: v.unknown(), contexts: v.array(v.unknown()) });

/** Text of a report in an address. Pictures are left out, because the reader's charts draw themselves. */
function packed({ log, about }: LogFile): string {
  const { log: compact, contexts } = shareContexts(log);
  return JSON.stringify({ file: toLogFile(compact, { about, pictures: [] }), contexts });
}

/**
 * Address of a report behind the hash of `page`, which no server sees. The oldest steps are left out until it is short
 * enough; null if not even the last one fits.
 */
export async function toReportAddress(file: LogFile, page: string): Promise<ReportAddress | null> {
  const all = chartSteps(file.log).length;
  for (let steps = all; steps > 0; steps = Math.floor(steps * 0.75)) {
    const address = `${page}#${await deflate(packed({ ...file, log: lastSteps(file.log, steps) }))}`;
    if (address.length <= LONGEST_ADDRESS) return { address, steps, isWhole: steps === all };
  }
  return null;
}

/** Reads a report from the hash of an address, with or without its `#`; null if it has none. */
export async function fromReportAddress(hash: string): Promise<LogFile | null> {
  const letters = hash.replace(/^#/, '');
  if (letters === '' || letters.length > LONGEST_ADDRESS) return null;
  try {
    const { file, contexts } = v.parse(packedSchema, JSON.parse(await inflate(letters)));
    const found = parseLogFile(file);
    return found && withPresentIds({ ...found, log: restoreContexts({ log: found.log, contexts }) });
  } catch {
    return null;
  }
}
