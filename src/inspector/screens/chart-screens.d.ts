/** Screens of each chart, by the imports of the sources (scripts/lib/screens/chart-screens.ts). */
declare module 'virtual:chart-screens' {
  const found: { everywhere: readonly string[]; on: Readonly<Record<string, readonly string[]>> };
  export default found;
}
