import type { FastifyBaseLogger } from 'fastify';
import { SLOW_STATEMENT_MS, watchStatementTimes } from './statement-times.ts';

/**
 * Logs a warning for each slow statement with its duration, its text without values, and its
 * caller. Returns a function that stops it.
 */
export const logSlowStatements = (log: Pick<FastifyBaseLogger, 'warn'>): (() => void) =>
  watchStatementTimes(SLOW_STATEMENT_MS, (time) => log.warn(time, 'slow statement'));
