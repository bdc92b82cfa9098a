import { savesData } from '#src/lib/loading/saves-data.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';
import { FONT_FILES } from '#src/styles/font-files.ts';
import { HANGUL_CLASS, HANGUL_FAMILY } from '#src/styles/hangul.ts';

const KEPT = 'hangul';
/** Time in ms on a page after which the font is loaded for the next one. */
const LOOK_MS = 3_000;
/** A syllable that only the Korean font file contains. */
const A_SYLLABLE = '\uac00';

/**
 * Loads the Korean font for the next pages; this page keeps its fallback font, so that no text changes while it is
 * read. Client-side navigation uses the font at once, a loaded document from the HTTP cache.
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
