import type { FastifyBaseLogger } from 'fastify';
import { SLOW_STATEMENT_MS, watchStatementTimes } from './statement-times.ts';

/** Writes a warning for each slow statement: its time, its text without values, and who sent it. Returns its end. */
export const logSlowStatements = (log: Pick<FastifyBaseLogger, 'warn'>): (() => void) =>
  watchStatementTimes(SLOW_STATEMENT_MS, (time) => log.warn(time, 'slow statement'));
