import { useRef } from 'react';

/** Ref of a form, and a function that focuses its first invalid field after React has rendered the problems. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const focusProblem = () =>
    requestAnimationFrame(() => {
      const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group of choices cannot take the focus, so its first choice does, not the search above the choices.
      (refused?.querySelector<HTMLElement>('input:not([type="search"])') ?? refused)?.focus();
    });
  return { form, focusProblem };
}
