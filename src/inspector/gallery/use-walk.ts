import { useEffect, useState } from 'react';
import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { goTo, startWalk, step, stepAll, type Walk } from '../model/stepping.ts';
import type { Tour } from '../model/tours.ts';

const BEAT_MS = 900;

/** Tour that is playing, and the index of its next step. */
type Playing = { tour: Tour; next: number };

export type Walking = {
  walk: Walk;
  playing: Tour | null;
  happen(event: EventObject): void;
  show(at: number): void;
  restart(): void;
  play(tour: Tour): void;
  stop(): void;
  /** Plays a tour up to a step at once. */
  jump(tour: Tour, steps: number): void;
};

/** State of a walk through a machine, by hand or by a playing tour; it begins with the given steps. */
export function useWalk(entry: RegistryEntry, steps: readonly EventObject[] = []): Walking {
  const [walk, setWalk] = useState(() => stepAll(startWalk(entry), steps));
  const [playing, setPlaying] = useState<Playing | null>(null);
  useEffect(() => {
    const event = playing?.tour.steps[playing.next];
    if (!playing || !event) return setPlaying(null);
    const timer = setTimeout(() => {
      setWalk((now) => step(now, event));
      setPlaying({ ...playing, next: playing.next + 1 });
    }, BEAT_MS);
    return () => clearTimeout(timer);
  }, [playing]);
  const byHand = (change: (walk: Walk) => Walk) => {
    setPlaying(null);
    setWalk(change);
  };
  return {
    walk,
    playing: playing?.tour ?? null,
    happen: (event) => byHand((now) => step(now, event)),
    show: (at) => byHand((now) => goTo(now, at)),
    restart: () => byHand(() => startWalk(entry)),
    play: (tour) => {
      setWalk(startWalk(entry));
      setPlaying({ tour, next: 0 });
    },
    stop: () => setPlaying(null),
    jump: (tour, steps) => byHand(() => tour.steps.slice(0, steps).reduce(step, startWalk(entry))),
  };
}
