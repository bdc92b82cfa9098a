/** The registry's charts as far as they were drawn ahead (scripts/lib/charts/chart-drawings.ts). */
declare module 'virtual:chart-drawings' {
  const prepared: import('./prepared.ts').Prepared;
  export default prepared;
}
