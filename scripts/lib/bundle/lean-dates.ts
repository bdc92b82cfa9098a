import type { Plugin } from 'vite';

/** What react-aria says in a language other than Korean; it leaves languages out that are undefined. */
const OTHERS =
  /\/node_modules\/react-(?:aria|stately)\/dist\/private\/intl\/\w+\/(?!ko-KR)[a-z]{2}-[A-Z]{2}\.mjs$/;
/** What empties its live regions by HTML, which the CSP (Trusted Types) refuses. */
const ANNOUNCER = /\/node_modules\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/;
const BY_HTML = ".innerHTML = ''";

/** Keeps the sentences of 33 languages that nobody reads out of the code of date fields. */
export const koreanSentences = (): Plugin => ({
  name: 'korean-sentences',
  apply: 'build',
  load: { filter: { id: OTHERS }, handler: () => 'export default undefined;' },
});

/** Returns the code of the live regions without HTML; throws if a new version empties them otherwise. */
function withoutHtml(code: string): string {
  const safe = code.replaceAll(BY_HTML, '.replaceChildren()');
  if (safe === code || safe.includes('innerHTML'))
    throw new Error('react-aria empties its live regions otherwise');
  return safe;
}

/** Empties live regions of react-aria by nodes. */
export const announcerWithoutHtml = (): Plugin => ({
  name: 'announcer-without-html',
  apply: 'build',
  transform: { filter: { id: ANNOUNCER }, handler: (code) => ({ code: withoutHtml(code), map: null }) },
});
