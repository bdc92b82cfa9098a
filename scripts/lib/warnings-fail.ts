import type { Plugin } from 'vite';

/** Fails a build at its first warning, with the warning's words; a serving Vite only prints them. */
export const warningsFail = (): Plugin => ({
  name: 'warnings-fail',
  apply: 'build',
  configResolved({ logger }) {
    const fail = (message: string): never => {
      throw new Error(`a warning fails the build: ${message}`);
    };
    logger.warn = fail;
    logger.warnOnce = fail;
  },
});
