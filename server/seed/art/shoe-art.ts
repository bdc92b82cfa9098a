import type { SeedCategory } from '../facts/catalogue.ts';

type Shape = { upper: string; sole: string; trim: readonly string[]; accent?: string };

const LACES = ['M338 402 l66 30', 'M362 378 l68 30', 'M386 354 l68 28', 'M410 334 l66 24'];
const LOW_UPPER =
  'M148 524 C148 474 188 446 250 428 C322 406 362 372 400 332 C416 318 440 318 456 330 L540 346 C576 352 602 342 622 326 C652 332 664 362 666 402 L670 524 Z';
const LOW_SOLE = 'M138 522 L674 522 C682 548 678 578 660 588 L176 588 C144 582 130 552 138 522 Z';

/** Side views (toe to the left) on 800 by 800, one per category, drawn for this shop. */
const SHAPES: Record<SeedCategory, Shape> = {
  SNEAKERS: {
    upper: LOW_UPPER,
    sole: LOW_SOLE,
    trim: [...LACES, 'M552 356 C546 420 560 480 586 522'],
    accent: 'M300 500 C380 470 450 440 520 380 L548 392 C480 460 400 496 310 512 Z',
  },
  RUNNING: {
    upper:
      'M132 508 C140 462 196 440 256 424 C330 402 372 366 408 336 C430 320 452 326 468 340 L552 356 C590 358 612 332 640 318 C668 330 678 372 672 420 L676 512 Z',
    sole: 'M112 500 C240 540 420 528 684 498 C700 540 694 586 664 594 C520 612 300 604 178 594 C132 584 106 544 112 500 Z',
    trim: [...LACES, 'M150 560 C320 590 520 584 668 556'],
    accent:
      'M330 508 C380 456 440 420 540 396 L512 428 C450 448 410 474 380 512 Z M420 510 C450 472 500 446 560 432 L536 460 C506 470 486 488 470 510 Z',
  },
  BOOTS: {
    upper:
      'M150 524 C150 470 206 448 280 432 C350 416 390 390 398 340 L404 150 C470 138 560 138 618 150 C626 260 640 380 664 524 Z',
    sole: 'M140 522 L672 522 L676 590 L560 592 L548 570 L420 572 L400 590 L170 590 C142 582 132 552 140 522 Z',
    trim: [
      'M402 220 l92 20',
      'M400 268 l94 20',
      'M398 316 l96 20',
      'M392 366 l94 22',
      'M404 170 C470 158 560 158 618 170',
    ],
  },
  SANDALS: {
    upper:
      'M210 520 C230 440 286 404 340 400 L392 420 C340 436 300 470 290 522 Z M420 522 C420 440 452 372 520 340 L590 352 C530 392 500 452 502 522 Z',
    sole: 'M132 518 C260 500 420 530 680 506 C692 540 688 574 664 586 L176 590 C140 580 122 552 132 518 Z',
    trim: ['M520 346 C560 380 600 440 640 506', 'M320 424 C380 452 440 470 500 468'],
    accent: 'M436 420 h40 v26 h-40 Z',
  },
  CONVERSE: {
    upper:
      'M152 520 C152 470 196 448 262 430 C334 408 372 372 388 320 L396 216 C452 204 540 206 596 218 C612 320 640 420 662 520 Z',
    sole: 'M140 516 L670 516 L674 586 L176 588 C146 580 134 550 140 516 Z',
    trim: [
      'M388 250 l78 16',
      'M386 292 l80 18',
      'M376 336 l82 22',
      'M352 374 l80 26',
      'M142 548 L672 546',
      'M154 512 C176 456 236 452 262 512',
    ],
    accent: 'M540 300 l9 22 24 2 -18 16 6 24 -21 -13 -21 13 6 -24 -18 -16 24 -2 Z',
  },
  SPORTS: {
    upper:
      'M140 512 C146 462 204 440 262 424 C336 400 378 360 396 312 L404 262 C470 252 540 262 600 250 C630 320 656 410 670 512 Z',
    sole: 'M126 508 C300 530 500 524 680 504 L676 560 L656 560 L648 592 L612 592 L604 562 L480 566 L472 596 L434 596 L428 566 L310 566 L302 594 L262 594 L256 562 L180 556 C144 550 124 534 126 508 Z',
    trim: [...LACES, 'M404 300 C470 290 540 300 606 286'],
    accent: 'M306 506 L470 410 L500 410 L350 508 Z M396 508 L540 418 L570 418 L440 508 Z',
  },
  DRESS: {
    upper:
      'M118 530 C140 486 220 466 300 440 C370 416 402 392 432 366 C452 352 478 362 500 372 L612 372 C640 372 656 398 660 440 L668 532 Z',
    sole: 'M110 528 L672 528 L676 596 L560 596 L548 552 C420 566 260 566 132 556 C112 550 104 540 110 528 Z',
    trim: [
      'M280 452 C320 476 330 500 328 528',
      'M372 418 l56 30',
      'M396 400 l56 28',
      'M500 376 C490 430 500 480 520 526',
    ],
  },
};

const shade = (hex: string, by: number): string => {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => Math.max(0, Math.min(255, Math.round(((value >> shift) & 255) + by)));
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
};

/** Draws a shoe from the side. */
function side(category: SeedCategory, hex: string): string {
  const { upper, sole, trim, accent } = SHAPES[category];
  const light = Number.parseInt(hex.slice(1, 3), 16) > 170;
  const line = shade(hex, light ? -70 : 70);
  return [
    `<path d="${sole}" fill="${light ? '#d9d4cb' : '#f4f1ec'}" stroke="#8d877d" stroke-width="3"/>`,
    `<path d="${upper}" fill="url(#u)" stroke="${shade(hex, -50)}" stroke-width="4" stroke-linejoin="round"/>`,
    accent ? `<path d="${accent}" fill="${shade(hex, light ? -110 : 120)}" opacity=".85"/>` : '',
    ...trim.map(
      (d) => `<path d="${d}" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`,
    ),
  ].join('');
}

/** Draws a shoe from above. */
function above(hex: string): string {
  const outline =
    'M400 120 C490 120 530 200 520 310 C512 400 500 470 506 560 C512 650 460 690 400 690 C340 690 288 650 294 560 C300 470 288 400 280 310 C270 200 310 120 400 120 Z';
  const rows = [330, 370, 410, 450].map(
    (y) => `<path d="M346 ${y} L454 ${y + 14}" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
  );
  return `<path d="${outline}" fill="url(#u)" stroke="${shade(hex, -50)}" stroke-width="5"/><ellipse cx="400" cy="570" rx="72" ry="92" fill="${shade(hex, -60)}"/>${rows.join('')}`;
}

export type View = 'side' | 'pair' | 'above';
/** Views in which sample shoes are drawn. */
export const VIEWS: readonly View[] = ['side', 'pair', 'above'];

const body = (category: SeedCategory, hex: string, view: View): string => {
  if (view === 'above') return above(hex);
  if (view === 'side') return side(category, hex);
  const one = side(category, hex);
  return `<g transform="translate(150 -10) scale(.74)">${one}</g><g transform="translate(30 190) scale(.8)">${one}</g>`;
};

/** Draws a picture (800 by 800) of a shoe on a plain or patterned background. */
export function drawShoe(
  category: SeedCategory,
  hex: string,
  view: View,
  ground = '#f5f3f0',
  extra = '',
): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">',
    `<defs><linearGradient id="u" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(hex, 26)}"/><stop offset="1" stop-color="${shade(hex, -14)}"/></linearGradient></defs>`,
    `<rect width="800" height="800" fill="${ground}"/>${extra}`,
    view === 'above' ? '' : '<ellipse cx="408" cy="600" rx="300" ry="26" fill="#000" opacity=".1"/>',
    body(category, hex, view),
    '</svg>',
  ].join('');
}

const GROUNDS = [
  {
    color: '#e6dccb',
    extra:
      '<path d="M0 470 H800 M0 560 H800 M0 660 H800 M120 470 V560 M420 560 V660 M260 660 V800 M640 470 V560" stroke="#cdbfa6" stroke-width="6"/>',
  },
  {
    color: '#cfdcc6',
    extra:
      '<circle cx="650" cy="150" r="90" fill="#f7e3a1"/><path d="M0 520 C200 470 420 560 800 500 V800 H0 Z" fill="#a9c29a"/>',
  },
  {
    color: '#cfdbe6',
    extra:
      '<rect y="500" width="800" height="300" fill="#9aa7b4"/><path d="M0 640 H160 M260 640 H420 M520 640 H680" stroke="#f3f4f5" stroke-width="14"/>',
  },
  {
    color: '#ead7d1',
    extra:
      '<rect x="60" y="80" width="220" height="300" fill="#f6ece8"/><rect y="520" width="800" height="280" fill="#d2b1a5"/>',
  },
] as const;

/** Draws a feed picture of the same shoe in a scene. */
export function drawScene(category: SeedCategory, hex: string, index: number): string {
  const ground = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  return drawShoe(category, hex, index % 3 === 2 ? 'pair' : 'side', ground.color, ground.extra);
}

/** Draws the logo of a store: two shapes on a background. */
export function drawMark(index: number): string {
  const [ground = '', ink = ''] = MARKS[index % MARKS.length] ?? [];
  const shapes = [
    '<path d="M56 168h128l-20-56-44 20-36-60z"/>',
    '<path d="M52 160l76-92 60 92z"/><circle cx="172" cy="80" r="18"/>',
    '<rect x="56" y="128" width="128" height="40" rx="20"/><circle cx="96" cy="88" r="28"/>',
    '<circle cx="120" cy="120" r="64"/><path fill="GROUND" d="M120 56a64 64 0 0 1 0 128z"/>',
  ];
  const shape = (shapes[index % shapes.length] ?? '').replace('GROUND', ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="${ground}"/><g fill="${ink}">${shape}</g></svg>`;
}

const MARKS = [
  ['#2f2a26', '#e9d8b8'],
  ['#0f3d3e', '#f2f0e6'],
  ['#f0b429', '#2a2013'],
  ['#dfe7ee', '#27435c'],
] as const;
