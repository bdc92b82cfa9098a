import type { Plugin } from 'vite';

/**
 * Fails a build at its first warning, with the warning's words; a serving Vite only prints them. How long plugins take is
 * no fault of the sources: it depends on the machine and on what is drawn anew, so rolldown does not warn of it.
 */
export const warningsFail = (): Plugin => ({
  name: 'warnings-fail',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } } } }),
  configResolved({ logger }) {
    const fail = (message: string): never => {
      throw new Error(`a warning fails the build: ${message}`);
    };
    logger.warn = fail;
    logger.warnOnce = fail;
  },
});
