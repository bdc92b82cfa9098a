import type { Plugin } from 'vite';

/** Lines of an endpoint's declaration that only the server and its documentation read. */
const SERVERS_OWN = /^ {2}(summary: (['"]).*\2|(access|wrapping|limit): '[A-Za-z_]+'|rateLimit: \d+),$/gm;

/** Leaves out of the shop's pages what they never read of an endpoint. */
export const leanEndpoints = (isInspected: boolean): Plugin => ({
  name: 'lean-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    isInspected || !/\/domain\/[\w-]+\.ts$/.test(id)
      ? null
      : { code: code.replace(SERVERS_OWN, ''), map: null },
});
