import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="alertdialog"]') !== null;

type OnLetter = (letter: string, event: KeyboardEvent) => void;

/** Calls `onLetter` for single letters while no field has the focus and no question is open. */
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
