import { savesData } from '#src/lib/loading/saves-data.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';
import { FONT_FILES } from '#src/styles/font-files.ts';
import { HANGUL_CLASS, HANGUL_FAMILY } from '#src/styles/hangul.ts';

const KEPT = 'hangul';
/** Who stays this long is going to see another page. */
const LOOK_MS = 3_000;
/** Any letter that only the Korean file has. */
const A_SYLLABLE = '\uac00';

/**
 * Brings our Korean letters for the pages to come: this one keeps the letters that it began with, so that nothing
 * changes under the eyes. The next page takes them; a page that is loaded anew finds them in the browser's own store.
 */
export function keepHangul(storage: Pick<SafeStorage, 'get' | 'set'>): void {
  if (savesData()) return;
  if (document.documentElement.classList.contains(HANGUL_CLASS) && storage.get(KEPT) === FONT_FILES.hangul)
    return;
  const bring = () => {
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, bring);
    void document.fonts.load(`16px '${HANGUL_FAMILY}'`, A_SYLLABLE).then(
      (faces) => {
        if (faces.length === 0) return;
        storage.set(KEPT, FONT_FILES.hangul);
        for (const move of MOVES) window.addEventListener(move, show, { once: true });
      },
      () => undefined,
    );
  };
  const show = () => document.documentElement.classList.add(HANGUL_CLASS);
  const timer = setTimeout(bring, LOOK_MS);
  for (const move of MOVES) window.addEventListener(move, bring);
}
