import type { Level } from '#proof/meant.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';

const INK = '#1f2937';
const EDGE = '#374151';

/** Lines of arrows by how far tests have gone with them: colour and dashes both tell the level. */
export const LEVEL_LINES: Readonly<
  Record<Level, { stroke: string; strokeWidth: number; strokeDasharray: string }>
> = {
  meant: { stroke: '#15803d', strokeWidth: 2.2, strokeDasharray: 'none' },
  ran: { stroke: '#b45309', strokeWidth: 2.2, strokeDasharray: '9 5' },
  browser: { stroke: '#1d4ed8', strokeWidth: 2.2, strokeDasharray: '2 4' },
  never: { stroke: '#b91c1c', strokeWidth: 2.6, strokeDasharray: '10 4 2 4' },
};
const levelStyles = Object.fromEntries(
  Object.entries(LEVEL_LINES).flatMap(([level, line]) => [
    [`& .edge.level-${level}`, line],
    [`& .mark.level-${level}`, { fill: line.stroke }],
  ]),
);

const flow = keyframes({ from: { strokeDashoffset: 24 }, to: { strokeDashoffset: 0 } });

/** Styles of a chart. Class names instead of styled components, because a chart has hundreds of parts. */
export const Drawing = styled('svg', {
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fontSize: '12px',
  fontFamily: '$body',
  '& .box > rect': {
    fill: '$bg',
    stroke: '#4b5563',
    strokeWidth: 1.5,
    transition: 'fill .2s, stroke .2s',
  },
  '& .box.nest > rect': { fill: '#f8f9fb', stroke: '#9aa3af' },
  '& .box.parallel > rect': { strokeDasharray: '6 5' },
  '& .box.machine > rect': { fill: '#ffffff', stroke: '#cdd2d9' },
  '& .box.transient > rect': { strokeDasharray: '3 3', fill: '#fbfbfb' },
  '& .box circle': { fill: INK },
  '& .name': { fontSize: '13.5px', fontWeight: 700, fill: INK },
  '& .name .id': { fontSize: '11px', fontWeight: 400, fill: '#5b6470' },
  '& .port': { fontSize: '11px', fill: '#1d4ed8' },
  '& .inner': { fontSize: '11px', fill: '#5b6470' },
  '& .tag rect': { fill: '#eceff3' },
  '& .tag text': { fontSize: '11px', fill: '#4b5563', fontWeight: 600 },
  '& .edge': { fill: 'none', stroke: EDGE, strokeWidth: 1.5 },
  '& .head-plain': { fill: EDGE },
  '& .head-taken': { fill: '$brand' },
  '& .label rect': { fill: '$bg', stroke: '#e3e6ea', strokeWidth: 1 },
  '& .label text': { fontSize: '11px', fill: INK, fontWeight: 600 },
  '& .label .done': { fill: '$success' },
  '& .label .failed': { fill: '$danger' },
  '& .label .time': { fill: '#6d28d9' },
  '& .label .quiet': { fill: '$ink3' },
  '& .label .guard': { fill: '$ink3', fontWeight: 400, fontStyle: 'italic' },
  '& .box.active > rect': { fill: '#fff0e0', stroke: '$brand', strokeWidth: 2.5 },
  '& .box.nest.active > rect': { fill: '#fffaf4', stroke: '#f5a35c', strokeWidth: 2 },
  '& .box.machine.active > rect': { fill: '$bg', stroke: '#cdd2d9', strokeWidth: 1.5 },
  '& .box.active:not(.machine) > .name': { fill: '$ink' },
  '& .mark': { fontSize: '11px', fontWeight: 700, paintOrder: 'stroke', stroke: '#ffffff', strokeWidth: 3 },
  ...levelStyles,
  '& .edge.taken': {
    stroke: '$brand',
    strokeWidth: 2.6,
    strokeDasharray: '8 4',
    animation: `${flow} .7s linear`,
  },
  '& .label.taken rect': { stroke: '$brand', fill: '#fff7ef' },
  '@media print': { '& *': { transition: 'none !important' } },
});
