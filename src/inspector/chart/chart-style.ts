import { keyframes, styled } from '#src/styles/stitches.ts';

const INK = '#1f2937';
const EDGE = '#374151';

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
  '& .port': { fontSize: '11px', fill: '#1d4ed8' },
  '& .inner': { fontSize: '11px', fill: '#5b6470' },
  '& .tag rect': { fill: '#eceff3' },
  '& .tag text': { fontSize: '10px', fill: '#4b5563', fontWeight: 600 },
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
  '& .edge.taken': {
    stroke: '$brand',
    strokeWidth: 2.6,
    strokeDasharray: '8 4',
    animation: `${flow} .7s linear`,
  },
  '& .label.taken rect': { stroke: '$brand', fill: '#fff7ef' },
  '@media print': { '& *': { transition: 'none !important' } },
});
