import type { Plugin } from 'vite';

/** What react-aria says in a language other than Korean; it leaves languages out that are undefined. */
const OTHERS =
  /\/node_modules\/react-(?:aria|stately)\/dist\/private\/intl\/\w+\/(?!ko-KR)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Keeps the sentences of 33 languages that nobody reads out of the code of date fields. */
export const koreanSentences = (): Plugin => ({
  name: 'korean-sentences',
  apply: 'build',
  load: { filter: { id: OTHERS }, handler: () => 'export default undefined;' },
});
