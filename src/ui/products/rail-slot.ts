import { type ComponentType, createContext } from 'react';

export type RailProps =
  /** Popular products. */
  | { of: 'popular' }
  /** Recently viewed products, without the given ids. */
  | { of: 'seen'; title: string; without: readonly number[] };

/** Context with the product rail component, so that other areas need not import the catalogue. */
export const RailSlot = createContext<ComponentType<RailProps>>(() => null);
