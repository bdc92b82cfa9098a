import { DARK, LIGHT } from '#src/styles/roles.ts';

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What pages stand on, as browsers say it. */
export const DAY = rgb(LIGHT.bg);
export const NIGHT = rgb(DARK.bg);
