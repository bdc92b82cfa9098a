import { useLayoutEffect, useRef } from 'react';

/** What keys do, by their name (KeyboardEvent.key). */
export type KeyActions = Readonly<Record<string, () => void>>;

/** True where a key is text, or a choice of the control itself. A slider takes keys that move it, and no letters. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isSlider = target instanceof HTMLInputElement && target.type === 'range';
  return isSlider
    ? key.length > 1
    : target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/**
 * Calls what a key stands for; keys with Ctrl, Alt or Meta, keys typed into a field, and keys that a part of the page
 * has used are left alone.
 */
export function pressKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isTyped(event)) return;
  const action = event.defaultPrevented ? undefined : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Listens for keys on the whole page, from the first picture that is drawn: a passive effect may miss a key on a busy machine. */
export function useDocumentKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => pressKey(event, latest.current);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
