import { useRef } from 'react';

/** Ref of a form, and what leads to its first refused field once React has drawn the problems. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const focusProblem = () =>
    requestAnimationFrame(() => {
      const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group of choices takes no focus itself.
      (refused?.querySelector<HTMLElement>('input') ?? refused)?.focus();
    });
  return { form, focusProblem };
}
