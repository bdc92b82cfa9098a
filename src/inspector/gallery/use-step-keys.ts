import { useEffect, useRef } from 'react';

/** What the keys of a walk do. */
export type StepKeys = {
  /** Next and previous step of the history. */
  forward(): void;
  back(): void;
  /** Plays or stops the first walkthrough. */
  play(): void;
  search(): void;
  help(): void;
  /** Chooses the outcome or event of a number, from 1. */
  choose(number: number): void;
};

/** True where a key is text, or a choice of the control itself. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Calls what a key stands for; keys with Ctrl, Alt or Meta and keys typed into a field are left alone. */
export function pressed(event: KeyboardEvent, keys: StepKeys): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isTyped(event.target)) return;
  const actions: Readonly<Record<string, () => void>> = {
    j: keys.forward,
    k: keys.back,
    b: keys.back,
    p: keys.play,
    '/': keys.search,
    '?': keys.help,
  };
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
  const action = number === null ? actions[event.key] : () => keys.choose(number);
  if (!action) return;
  event.preventDefault();
  action();
}

/** Listens for the keys of a walk on the whole page. */
export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressed(event, latest.current);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
