type EnterKey = { key: string; keyCode: number; isComposing: boolean; preventDefault(): void };

/** Key code of a key that an input method took (it has no newer name). */
const TAKEN = 229;

/**
 * Enter while a Korean syllable is still being composed. Chrome tells Enter first and ends the composition after;
 * WebKit ends it first and then tells an Enter that the input method took. Both must submit once, with the last
 * syllable. What is submitted empties the field, so an Enter that a system sends again finds it blank.
 */
export function imeEnter(submit: () => void) {
  let waiting = false;
  // The field has its final text only after the browser's own handling of the composition.
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
