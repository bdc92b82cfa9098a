/** The registry's charts as the build has drawn them (scripts/lib/chart-drawings.ts). */
declare module 'virtual:chart-drawings' {
  const prepared: import('./prepared.ts').Prepared;
  export default prepared;
}
