import { useState } from 'react';
import { useDocumentKeys } from '../parts/document-keys.ts';

/** Position in a list of moments, with what moves it. */
export type Scrub = {
  at: number;
  last: number;
  /** Moves to a position; one behind the end, of a list that is about to get longer, counts once it is there. */
  show(at: number): void;
  first(): void;
  back(): void;
  forward(): void;
  end(): void;
};

/** Keeps the position in a list of moments, which keys of the whole page move. */
export function useScrub(count: number): Scrub {
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, count - 1);
  const at = Math.min(wanted, last);
  const show = (next: number) => setWanted(Math.max(0, next));
  const first = () => show(0);
  const back = () => show(at - 1);
  const forward = () => show(Math.min(last, at + 1));
  const end = () => show(last);
  useDocumentKeys({
    j: forward,
    k: back,
    ArrowRight: forward,
    ArrowLeft: back,
    ArrowDown: forward,
    ArrowUp: back,
    Home: first,
    End: end,
  });
  return { at, last, show, first, back, forward, end };
}
