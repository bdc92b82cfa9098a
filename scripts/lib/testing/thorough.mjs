/**
 * `npm run test:all` runs everything at full strength: every order of late answers, long chains of random steps, times
 * measured on a slow page, all server files on the embedded engine too. `npm test` does less of the same.
 */
export const thorough = process.env.THOROUGH === '1';
