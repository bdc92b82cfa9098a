type EnterKey = { key: string; keyCode: number; isComposing: boolean; preventDefault(): void };

/** Deprecated `keyCode` of a key that an input method has handled; no newer property tells it. */
const TAKEN = 229;

/**
 * Handles Enter while a Korean syllable is being composed. Chrome reports Enter before the composition ends; WebKit
 * ends it first and then reports an Enter that the input method handled. Both submit once, with the last syllable.
 * Submitting empties the field, so a repeated Enter finds it blank.
 */
export function imeEnter(submit: () => void) {
  let waiting = false;
  // The field has its final text only after the browser has handled the composition.
  const soon = () => setTimeout(submit, 0);
  return {
    keyDown(event: EnterKey): void {
      if (event.key !== 'Enter' || (!event.isComposing && event.keyCode !== TAKEN)) return;
      event.preventDefault();
      if (event.isComposing) waiting = true;
      else soon();
    },
    compositionEnd(): void {
      if (!waiting) return;
      waiting = false;
      soon();
    },
  };
}
