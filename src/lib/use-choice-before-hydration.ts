import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a select in a part that is hydrated late. Before hydration React gets no change event, and the browser keeps
 * the choice: `choose` is called with it once on hydration if it differs from the rendered value.
 */
export function useChoiceBeforeHydration(
  drawn: string,
  choose: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current || !select.current) return;
    isHydrated.current = true;
    if (select.current.value !== drawn) choose(select.current.value);
  });
  return select;
}
