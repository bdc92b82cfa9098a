// Size: five products, each a few tables; splitting them would part what is compared.
import { type Drawing, drawing } from '../core/drawing.ts';
import { blend, CHALK, CREAM, type Dye, GUM, shade, tame } from '../core/dye.ts';
import { type Last, makeLast, spring } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over, under } from '../parts/cuts.ts';
import { HIGH, LOW, reshaped } from '../parts/lines.ts';
import { stack } from '../parts/stack.ts';
import type { Model, Models } from './kinds.ts';

const RUBBER = blend(CHALK, CREAM, 0.25);
const COTTON = blend(CHALK, CREAM, 0.4);
const clothOf = (dye: Dye) => (dye.code === 'WHITE' ? CHALK : dye.main);
const lineOf = (dye: Dye) =>
  dye.light ? tame('#3a4452') : dye.code === 'RED' ? tame('#26345a') : tame('#a8322f');

/** A foxing of white rubber with a line of colour, as vulcanised shoes have it. */
function foxing(last: Last, options: { high: number; line: string; gum?: boolean; lines?: number }) {
  const { high, line } = options;
  const below = high - 0.24;
  return stack(
    last,
    spring(0.3, 0.05, 0.26),
    [
      {
        top: '0 0.12 | 1 0.12',
        color: options.gum ? GUM : shade(RUBBER, -0.25),
        profile: '0 -0.05 | 0.5 0.03 | 1 0.04',
        steps: 4,
      },
      {
        top: `0 ${below} | 0.4 ${below - 0.03} | 1 ${below + 0.04}`,
        color: RUBBER,
        profile: '0 0.02 | 0.5 0.035 | 1 0.02',
        steps: 8,
      },
      {
        top: `0 ${below + 0.09} | 0.4 ${below + 0.06} | 1 ${below + 0.13}`,
        color: line,
        profile: '0 0.03 | 0.5 0.05 | 1 0.03',
        steps: 4,
      },
      {
        top: `0 ${high + 0.02} | 0.4 ${high - 0.02} | 1 ${high + 0.06}`,
        color: RUBBER,
        profile: '0 0.02 | 0.6 0.035 | 1 -0.05',
        steps: 6,
      },
    ],
    { tread: 'hexagons', treadColor: options.gum ? GUM : shade(RUBBER, -0.15) },
  );
}

function toeCap(d: Drawing) {
  d.panel({
    below: ahead('0.8 2.0 | 1.4 1.9 | 2.2 1.55', 0.1),
    color: RUBBER,
    finish: 'rubber',
    rows: 0,
    thick: 0.06,
  });
  d.panel({
    below: under('0 1.26 | 1.2 1.22 | 2.2 1.02 | 2.6 0.8'),
    color: RUBBER,
    finish: 'rubber',
    rows: 0,
    thick: 0.05,
  });
}

const byeolHi: Model = (dye) => {
  const last = makeLast({ width: 0.96 });
  const cloth = clothOf(dye);
  const sole = foxing(last, { high: 0.94, line: lineOf(dye) });
  const upper = makeUpper({ last, feather: sole.feather, ...HIGH, bulge: 0.05 });
  const d = drawing(upper, { color: cloth, finish: 'canvas', over: 'rubber' });
  const thread = dye.light ? shade(cloth, -0.25) : tame('#d9cfb8');
  d.panel({
    above: over('2.9 3.6 | 3.05 2.5 | 3.6 2.45 | 4.4 3.5 | 4.75 4.6 | 5.15 5.4 | 5.6 7'),
    color: cloth,
    finish: 'canvas',
    thread,
    rows: 2,
  });
  d.panel({
    below: behind('0.8 8.9 | 3 8.95 | 5 8.8 | 6 8.8'),
    color: cloth,
    finish: 'canvas',
    thread,
    rows: 2,
  });
  d.seam('4.2 1.0 | 4.9 1.9 | 5.3 3.1 | 5.3 4.6', thread);
  toeCap(d);
  d.panel({
    shape: '7.0 3.5 | 8.3 3.5 | 8.3 5.1 | 7.0 5.1',
    color: dye.light ? tame('#26345a') : CHALK,
    finish: 'rubber',
    rows: 1,
    thread: cloth,
    thick: 0.03,
  });
  d.panel({
    shape: mark(7.27, 3.78, 0.76, 1.04),
    sharp: true,
    color: cloth,
    finish: 'rubber',
    rows: 0,
    thick: 0.01,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: COTTON },
      collar: { color: cloth, finish: 'canvas', roll: 0.12 },
      tongue: { color: cloth, finish: 'canvas', rise: 0.5, thick: 0.09, until: 0.58 },
      laces: { color: CHALK, count: 8, from: 3.62, to: 5.5, eyelet: '#c3bfb6', width: 0.2 },
    }),
  );
};

const byeolLow: Model = (dye) => {
  const last = makeLast({ width: 0.96 });
  const cloth = dye.main;
  const sole = foxing(last, { high: 0.9, line: lineOf(dye) });
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, bulge: 0.05 });
  const d = drawing(upper, { color: cloth, finish: 'canvas', over: 'rubber' });
  const thread = dye.light ? shade(cloth, -0.25) : tame('#d9cfb8');
  d.panel({
    above: over('2.8 3.3 | 3.0 2.5 | 3.6 2.2 | 4.8 2.35 | 5.5 1.9 | 5.9 0.8'),
    color: cloth,
    finish: 'canvas',
    thread,
    rows: 2,
  });
  d.hem(thread, 0, 0.95);
  d.panel({ below: behind('0.8 9.0 | 2 9.0 | 4.2 9.0'), color: cloth, finish: 'canvas', thread, rows: 2 });
  toeCap(d);
  d.panel({
    shape: mark(9.2, 1.75, 0.4, 0.55),
    sharp: true,
    color: lineOf(dye),
    finish: 'rubber',
    rows: 0,
    thick: 0.01,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: COTTON },
      collar: { color: cloth, finish: 'canvas', roll: 0.12 },
      tongue: { color: cloth, finish: 'canvas', rise: 0.6, thick: 0.09 },
      laces: { color: CHALK, count: 6, from: 3.7, to: 5.9, eyelet: '#c3bfb6', width: 0.2 },
    }),
  );
};

const norangCanvas: Model = (dye) => {
  const last = makeLast({ width: 0.92 });
  const sole = foxing(last, { high: 0.68, line: RUBBER, gum: true });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW,
    bulge: 0.05,
    y: '0 1.92 | 0.1 2.0 | 0.2 2.2 | 0.35 2.66 | 0.5 3.24 | 0.6 3.6 | 0.66 3.56 | 0.74 3.16 | 0.82 2.98 | 0.9 3.3 | 0.96 3.84 | 1 4.02',
  });
  const d = drawing(upper, { color: dye.main, finish: 'canvas' });
  const thread = CHALK;
  const wing = shade(dye.main, -0.12);
  d.panel({
    shape: '5.3 0.4 | 5.5 1.3 | 5.0 2.0 | 5.25 2.75 | 6.3 3.0 | 7.3 2.6 | 7.0 1.95 | 7.5 1.3 | 7.4 0.4',
    color: wing,
    thread,
    rows: 2,
  });
  d.panel({
    above: over('3.0 3.3 | 3.2 2.2 | 3.7 2.1 | 4.7 2.5 | 5.6 2.95 | 6.1 3.1 | 6.5 4'),
    color: dye.main,
    thread,
    rows: 1,
  });
  d.panel({
    below: ahead('0.6 0.9 | 1.2 0.8 | 1.8 0.4', 0.16),
    color: RUBBER,
    finish: 'rubber',
    rows: 0,
    thick: 0.03,
  });
  d.hem(thread, 0, 0.96);
  d.panel({ shape: mark(6.02, 1.5, 0.5, 0.6), sharp: true, color: CHALK, rows: 0, thick: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: COTTON },
      collar: { color: wing, finish: 'canvas', roll: 0.13 },
      tongue: { color: dye.main, finish: 'canvas', rise: 0.5, thick: 0.08 },
      laces: { color: CHALK, count: 4, from: 3.85, to: 5.8, eyelet: null, width: 0.26, thick: 0.05 },
    }),
  );
};

const galmaegiHi: Model = (dye) => {
  const last = makeLast({ width: 1.0, toe: 'square' });
  const cloth = clothOf(dye);
  const line = dye.light ? tame('#2f6fc4') : tame('#d9cfb8');
  const sole = stack(
    last,
    spring(0.3, 0.1, 0.24),
    [
      {
        top: '0 0.3 | 1 0.34',
        color: shade(RUBBER, -0.2),
        profile: '0 -0.06 | 0.2 0.06 | 0.8 0.06 | 1 0.02',
        steps: 8,
      },
      {
        top: '0 0.92 | 0.4 0.98 | 1 1.3',
        color: RUBBER,
        profile: '0 0.02 | 0.3 0.08 | 0.6 0.08 | 1 0.03',
        steps: 14,
      },
      { top: '0 1.02 | 0.4 1.08 | 1 1.4', color: line, profile: '0 0.03 | 0.5 0.06 | 1 0.03', steps: 4 },
      { top: '0 1.28 | 0.4 1.3 | 1 1.62', color: RUBBER, profile: '0 0.03 | 0.5 0.05 | 1 -0.05', steps: 6 },
    ],
    { tread: 'waves', treadColor: shade(RUBBER, -0.2) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...HIGH, y: reshaped(HIGH.y, '0 0.3 | 0.5 0.2 | 0.8 0.5 | 1 0.7'), bulge: 0.07 });
  const d = drawing(upper, { color: cloth, finish: 'canvas', over: 'suede' });
  const lap = dye.light ? shade(cloth, -0.12) : shade(cloth, -0.25);
  const thread = line;
  d.panel({ below: ahead('1.2 2.2 | 1.8 2.1 | 2.6 1.8', 0.12), color: lap, thread, rows: 2 });
  d.panel({
    above: over('2.9 4 | 3.1 3.0 | 3.7 2.9 | 4.5 3.8 | 5.2 4.5 | 6.4 5.1 | 8 5.2 | 9.6 5.4'),
    color: lap,
    thread,
    rows: 2,
  });
  d.panel({ below: behind('1.4 8.0 | 2.6 8.2 | 3.6 8.7 | 4.4 9.5'), color: lap, thread, rows: 2 });
  d.panel({
    shape: mark(5.5, 1.7, 1.7, 2.4, 0.3),
    sharp: true,
    color: line,
    thread: line,
    finish: 'suede',
    rows: 1,
  });
  d.panel({ shape: mark(7.5, 5.45, 0.55, 0.55), sharp: true, color: line, rows: 0, thick: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: COTTON },
      collar: { color: lap, finish: 'canvas', roll: 0.3 },
      tongue: { color: cloth, finish: 'canvas', rise: 0.7, thick: 0.2, until: 0.58 },
      laces: { color: CHALK, count: 7, from: 3.7, to: 5.5, eyelet: '#8d8b86', width: 0.18, thick: 0.09 },
    }),
  );
};

const pyeonjiCanvas: Model = (dye) => {
  const last = makeLast({ width: 0.98 });
  const sole = foxing(last, { high: 0.78, line: dye.deep, gum: true });
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, bulge: 0.06, y: reshaped(LOW.y, '0 -0.24 | 0.6 -0.5 | 0.8 -0.5 | 1 -0.6') });
  const d = drawing(upper, { color: dye.main, finish: 'canvas', over: 'leather' });
  const thread = shade(dye.main, -0.3);
  d.panel({
    below: ahead('0.8 2.35 | 1.5 2.4 | 2.4 2.9', 0.06),
    color: shade(dye.main, 0.3),
    finish: 'canvas',
    thread,
    rows: 2,
  });
  d.panel({
    above: over('2.9 3.2 | 3.1 2.3 | 3.7 2.0 | 4.8 2.5 | 5.6 2.95 | 6.2 3.2 | 6.7 4.2'),
    color: CREAM,
    thread: GUM,
    rows: 1,
  });
  const patch = CREAM;
  d.panel({
    shape: '7.7 1.25 | 7.7 2.75 | 10.2 2.75 | 10.2 1.25',
    sharp: true,
    color: patch,
    thread: GUM,
    rows: 1,
  });
  d.seam('7.75 2.7 | 8.7 1.95 | 9.7 2.7');
  d.panel({ shape: mark(8.55, 2.15, 0.32, 0.36), sharp: true, color: tame('#a8322f'), rows: 0, thick: 0.02 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: COTTON },
      collar: { color: CREAM, finish: 'leather', roll: 0.16 },
      tongue: { color: dye.main, finish: 'canvas', rise: 0.6, thick: 0.1 },
      laces: { color: CHALK, count: 5, from: 3.75, to: 5.9, eyelet: '#b59f5d', width: 0.12, thick: 0.1 },
    }),
  );
};

export const canvases: Models = {
  'byeol-hi': byeolHi,
  'byeol-low': byeolLow,
  'norang-canvas': norangCanvas,
  'galmaegi-hi': galmaegiHi,
  'pyeonji-canvas': pyeonjiCanvas,
};
