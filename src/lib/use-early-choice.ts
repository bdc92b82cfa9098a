import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of a select in a part that is hydrated late. Before that React hears nothing of a choice, and the browser keeps
 * what was chosen: "choose" is called with it once, on hydration, if it is another value than the one that was drawn.
 */
export function useEarlyChoice(
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
