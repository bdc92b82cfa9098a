import { useEffect, useRef } from 'react';

/** Where letters have a meaning of their own: fields, but no checkboxes, open menus and questions. */
const OWN_LETTERS = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="alertdialog"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_LETTERS) !== null;

type OnLetter = (letter: string, event: KeyboardEvent) => void;

/** Calls `onLetter` for single letters while no field or menu has the focus and no question is open. */
export function useLetterShortcuts(onLetter: OnLetter): void {
  const heard = useRef(onLetter);
  useEffect(() => {
    heard.current = onLetter;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      heard.current(key.toLowerCase(), event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
