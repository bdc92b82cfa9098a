/** Light, middle and dark of a metal or an enamel. */
export type Ramp = readonly [light: string, middle: string, dark: string];

export const BRONZE: Ramp = ['#f6d0aa', '#bd7a45', '#6f3d1b'];
export const SILVER: Ramp = ['#ffffff', '#b4bcc6', '#69727d'];
export const GOLD: Ramp = ['#fff3c4', '#e2ae3c', '#8d5f10'];
export const PLATINUM: Ramp = ['#f4fbfb', '#a5c0c6', '#54737d'];

type Emblem = {
  /** Drawn with a pen. */
  lines: string;
  /** Drawn full. */
  shapes?: string;
  /** Width of the pen. */
  pen?: number;
  /** Where it stands and how large it is. */
  at?: string;
};
type Medal = { edge: string; rim: Ramp; face: Ramp; emblems: readonly Emblem[]; pips?: string };

const SIDE = 96;
export const round = (value: number): number => Math.round(value * 100) / 100;

const stops = ([light, middle, dark]: Ramp): string =>
  `<stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/>`;

/** Struck into the face: its shade lies one step lower than itself. */
function struck({ lines, shapes, pen = 4, at }: Emblem, [, , dark]: Ramp): string {
  const drawn = `${shapes ? `<path d="${shapes}" stroke="none"/>` : ''}${lines ? `<path d="${lines}" fill="none"/>` : ''}`;
  const layer = (colour: string, lower: string) =>
    `<g fill="${colour}" stroke="${colour}"${lower}>${drawn}</g>`;
  const place = at ? ` transform="${at}"` : '';
  return `<g stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"${place}>${layer(dark, ' opacity=".55" transform="translate(0 1.5)"')}${layer('#fff', '')}</g>`;
}

/** A medal as a file: rim, groove, enamel with the light from above, and what is struck into it. */
export function drawMedal({ edge, rim, face, emblems, pips = '' }: Medal): string {
  const gradients =
    `<linearGradient id="r" x1=".2" y1="0" x2=".8" y2="1">${stops(rim)}</linearGradient>` +
    `<linearGradient id="g" x1=".8" y1="1" x2=".2" y2="0">${stops(rim)}</linearGradient>` +
    `<radialGradient id="f" cx=".38" cy=".24" r=".86">${stops(face)}</radialGradient>`;
  const body =
    `<path d="${edge}" fill="url(#r)"/><circle cx="48" cy="48" r="38.5" fill="url(#g)"/>` +
    `<circle cx="48" cy="48" r="36" fill="url(#f)"/>` +
    `<path d="M16 43a32.5 32.5 0 0 1 64 0c-8-6-20-9-32-9s-24 3-32 9z" fill="#fff" opacity=".1"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${gradients}</defs>${body}${pips}${emblems.map((emblem) => struck(emblem, face)).join('')}</svg>\n`;
}

/** A coin, and a coin with a wavy edge. */
export const COIN = 'M48 2a46 46 0 1 1 0 92 46 46 0 0 1 0-92z';
export const WAVY = (() => {
  const lobes = 14;
  const at = (angle: number, radius: number) =>
    `${round(48 + radius * Math.sin(angle))} ${round(48 - radius * Math.cos(angle))}`;
  const step = (2 * Math.PI) / lobes;
  const arcs = Array.from({ length: lobes }, (_, lobe) => `A11.2 11.2 0 0 1 ${at((lobe + 1) * step, 44.2)}`);
  return `M${at(0, 44.2)}${arcs.join('')}z`;
})();
