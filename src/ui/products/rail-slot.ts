import { type ComponentType, createContext } from 'react';

export type RailProps =
  /** What others like. */
  | { of: 'popular' }
  /** What the person looked at, but for some. */
  | { of: 'seen'; title: string; without: readonly number[] };

/** Draws shoes to go on with; who shows them below need not know where they come from. */
export const RailSlot = createContext<ComponentType<RailProps>>(() => null);
