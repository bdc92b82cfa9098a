// Size: seven products, each a few tables; splitting them would part what is compared.
import { drawing } from '../core/drawing.ts';
import { blend, CHALK, CREAM, type Dye, GUM, shade, tame } from '../core/dye.ts';
import { makeLast, spring } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over, under } from '../parts/cuts.ts';
import { LOW, lifted, reshaped, SLIP } from '../parts/lines.ts';
import { stack } from '../parts/stack.ts';
import type { Model, Models } from './kinds.ts';

const SHELL = blend(CREAM, CHALK, 0.55);
/** What goes with a colour: a pale shoe gets dark details, a dark one light ones. */
const beside = (dye: Dye) => (dye.light ? tame('#3a423d') : CHALK);

const doraiCourt: Model = (dye) => {
  const last = makeLast();
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : dye.main;
  const accent = white ? tame('#2f4a3c') : CHALK;
  const sole = stack(
    last,
    spring(0.3, 0.08),
    [
      { top: '0 0.2 | 1 0.22', color: GUM, profile: '0 -0.1 | 0.4 0.02 | 1 0.05', steps: 6 },
      {
        top: '0 0.84 | 0.3 0.8 | 0.6 0.94 | 1 1.12',
        color: CHALK,
        profile: '0 0.05 | 0.08 0.08 | 0.5 0.09 | 0.9 0.05 | 1 -0.02',
      },
    ],
    { tread: 'herringbone', treadColor: GUM },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW });
  const d = drawing(upper, { color: base, finish: 'leather' });
  const thread = shade(base, -0.14);
  d.panel({ below: ahead('0.8 1.95 | 1.6 1.9 | 2.4 1.7'), color: base, rows: 2, thread });
  d.panel({
    below: under('1.2 -1 | 1.9 1.2 | 2.5 1.62 | 4.2 1.6 | 5.6 1.35 | 6.3 0.6'),
    color: base,
    thread,
  });
  d.panel({ shape: mark(4.35, 1.5, 1.7, 1.75, 0.75), sharp: true, color: accent, thread: accent, rows: 1 });
  d.panel({
    above: over('2.9 3.2 | 3.1 2.34 | 3.6 2.22 | 4.6 2.7 | 5.6 3.3 | 6.2 3.6 | 6.7 4.4'),
    color: base,
    rows: 2,
    thread,
  });
  d.hem(thread, 0, 0.55);
  d.panel({ below: behind('1 8.2 | 2 8.28 | 3 8.55 | 3.7 9.3'), color: base, rows: 2, thread });
  d.panel({
    above: (p) => (p.x > 8.95 ? p.y - 2.95 - (9.6 - p.x) * 0.3 : -1),
    color: accent,
    thread: accent,
  });
  d.punch('2.35 1.95 | 2.55 2.02 | 2.75 2.08 | 2.45 1.8 | 2.65 1.86 | 2.85 1.92');
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: SHELL },
      collar: { color: base, finish: 'leather', roll: 0.26 },
      tongue: { color: base, finish: 'leather', rise: 0.85 },
      laces: { color: CHALK, count: 6, from: 3.72, to: 5.95, eyelet: null },
    }),
  );
};

const goraeLow: Model = (dye) => {
  const last = makeLast({ width: 0.96 });
  const base = dye.light ? CHALK : dye.main;
  const accent = dye.light ? tame('#26345a') : CHALK;
  const sole = stack(
    last,
    spring(0.26, 0.06),
    [
      {
        top: '0 0.72 | 0.3 0.7 | 0.6 0.76 | 1 0.86',
        color: CHALK,
        profile: '0 -0.02 | 0.06 0.04 | 0.5 0.05 | 0.94 0.04 | 1 0',
      },
      {
        top: '0 0.8 | 0.3 0.78 | 0.6 0.85 | 1 0.96',
        color: shade(CHALK, -0.06),
        profile: '0 -0.01 | 0.5 0.03 | 1 -0.05',
        steps: 5,
      },
    ],
    { tread: 'waves', treadColor: shade(CHALK, -0.1) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: reshaped(LOW.y, '0 -0.2 | 0.6 -0.2 | 0.8 -0.3 | 1 -0.1'), bulge: 0.08 });
  const d = drawing(upper, { color: base, finish: 'synthetic', over: 'leather' });
  const thread = shade(base, dye.light ? -0.18 : 0.25);
  d.panel({ below: ahead('0.8 2.5 | 1.5 2.62 | 2.4 3.1', 0.02), color: base, thread, rows: 2 });
  d.panel({
    above: over('3.0 3.3 | 3.2 2.4 | 3.7 2.3 | 5 2.3 | 5.9 1.9 | 6.3 1.1 | 6.5 0.3'),
    color: base,
    thread,
    rows: 2,
  });
  d.hem(thread, 0, 0.55);
  d.panel({ shape: mark(5.0, 2.35, 0.62, 0.62, 0.12), sharp: true, color: accent, rows: 0, thick: 0 });
  d.panel({
    above: (p) => (p.x > 8.3 ? p.y - 2.5 - (9.6 - p.x) * 0.75 : -1),
    color: accent,
    finish: 'suede',
    thread: accent,
    rows: 2,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: dye.light ? SHELL : shade(base, 0.1), insole: SHELL },
      collar: { color: base, roll: 0.22 },
      tongue: { color: base, finish: 'leather', rise: 0.75, thick: 0.12 },
      laces: { color: dye.light ? CHALK : base, count: 5, from: 3.8, to: 5.9, eyelet: '#b5b2ab' },
    }),
  );
};

const mongdolDaily: Model = (dye) => {
  const last = makeLast({ width: 1.06 });
  const sole = stack(
    last,
    spring(0.42, 0.2),
    [
      {
        top: '0 0.14 | 1 0.16',
        color: shade(dye.main, -0.45),
        profile: '0 -0.14 | 0.5 0 | 1 0.04',
        steps: 5,
      },
      {
        top: '0 1.16 | 0.3 1.14 | 0.6 1.2 | 1 1.3',
        color: CHALK,
        finish: 'foam',
        profile: '0 0.02 | 0.3 0.16 | 0.6 0.14 | 1 -0.04',
      },
    ],
    { tread: 'pads', treadColor: shade(dye.main, -0.45), middle: CHALK },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW,
    bulge: 0.14,
    y: '0 2.75 | 0.1 2.82 | 0.2 2.96 | 0.35 3.34 | 0.5 3.85 | 0.6 4.2 | 0.66 4.3 | 0.74 4.22 | 0.82 4.22 | 0.9 4.3 | 0.96 4.46 | 1 4.54',
    rise: '0 0.8 | 0.08 0.72 | 0.2 0.54 | 0.36 0.42 | 1 0.42',
  });
  const d = drawing(upper, { color: dye.main, finish: 'knit', over: 'suede' });
  const deep = dye.code === 'BLACK' ? shade(dye.main, 0.12) : dye.deep;
  d.panel({
    above: over('3.1 3.6 | 3.3 2.85 | 3.9 2.75 | 4.9 3.0 | 5.7 3.4 | 6.3 3.9 | 6.6 4.5'),
    color: deep,
    thread: dye.pale,
  });
  d.panel({ below: behind('1 8.6 | 2.2 8.7 | 3.2 9.2 | 3.6 9.9'), color: deep, thread: dye.pale });
  d.panel({ shape: mark(7.2, 1.9, 0.6, 0.6, 0.1), sharp: true, color: deep, rows: 0, thick: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: dye.pale },
      collar: { color: dye.main, finish: 'knit', roll: 0.34 },
      tongue: { color: dye.main, finish: 'knit', rise: 1.0, thick: 0.24 },
      laces: { color: deep, count: 4, from: 3.95, to: 5.9, eyelet: null, width: 0.16, thick: 0.1 },
    }),
  );
};

const saebyeokRetro: Model = (dye) => {
  const last = makeLast({ width: 0.93, toe: 'almond' });
  const ivory = dye.code === 'IVORY';
  const line = ivory ? tame('#254a86') : tame('#f3ecd9');
  const suede = ivory ? shade(dye.main, -0.16) : shade(dye.main, 0.12);
  const sole = stack(
    last,
    spring(0.5, 0.34, 0.34),
    [
      { top: '0 0.2 | 1 0.2', color: GUM, profile: '0 -0.14 | 0.5 0.02 | 1 0.03', steps: 5 },
      {
        top: '0 0.44 | 0.3 0.5 | 0.5 0.74 | 0.75 1.05 | 1 1.2',
        color: tame('#f3ecd9'),
        finish: 'foam',
        profile: '0 0 | 0.5 0.04 | 1 0',
      },
      {
        top: '0 0.6 | 0.3 0.66 | 0.5 0.9 | 0.75 1.22 | 1 1.38',
        color: line,
        finish: 'foam',
        profile: '0 -0.01 | 0.5 0.03 | 1 -0.04',
        steps: 6,
      },
    ],
    { tread: 'studs', treadColor: GUM },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW,
    y: '0 2.15 | 0.1 2.22 | 0.2 2.42 | 0.35 2.92 | 0.5 3.56 | 0.6 3.98 | 0.66 3.94 | 0.74 3.6 | 0.82 3.44 | 0.9 3.7 | 0.96 4.16 | 1 4.3',
  });
  const d = drawing(upper, { color: dye.main, finish: 'canvas', over: 'suede' });
  const thread = shade(suede, -0.2);
  d.panel({ below: ahead('0.4 2.3 | 1 1.9 | 1.5 1.3 | 2.1 0.9', 0.34), color: suede, thread });
  d.panel({ below: under('1.4 -1 | 2 0.9 | 3.2 1.5 | 4.2 1.1 | 5 0.5'), color: suede, thread });
  d.panel({
    above: over('2.6 3.0 | 2.8 2.2 | 3.4 2.0 | 4.6 2.55 | 5.6 3.2 | 6.2 3.5 | 6.7 4.4'),
    color: suede,
    thread,
    rows: 2,
  });
  d.panel({
    shape: mark(4.0, 1.0, 2.7, 2.1, 0.9),
    sharp: true,
    color: line,
    finish: 'leather',
    thread: line,
  });
  d.panel({
    shape: mark(4.62, 1.0, 2.9, 1.75, 0.95),
    sharp: true,
    color: line,
    finish: 'leather',
    thread: line,
  });
  d.panel({ below: behind('1 7.9 | 2 8.5 | 3 8.9 | 3.6 9.5'), color: suede, thread, rows: 2 });
  d.panel({ above: (p) => (p.x > 8.9 ? p.y - 3.2 : -1), color: line, finish: 'leather', thread: line });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: SHELL },
      collar: { color: suede, finish: 'suede', roll: 0.2 },
      tongue: { color: dye.main, finish: 'canvas', rise: 1.0, thick: 0.14 },
      laces: { color: ivory ? CHALK : line, count: 7, from: 3.65, to: 5.95, eyelet: null, width: 0.17 },
    }),
  );
};

const ondolSuede: Model = (dye) => {
  const last = makeLast({ width: 1.0, toe: 'square' });
  const sole = stack(
    last,
    spring(0.3, 0.08),
    [
      {
        top: '0 0.92 | 0.3 0.88 | 0.6 0.98 | 1 1.14',
        color: GUM,
        profile: '0 -0.06 | 0.1 0.06 | 0.25 0.02 | 0.32 0.09 | 0.85 0.07 | 1 -0.04',
        steps: 26,
      },
    ],
    { tread: 'hexagons', treadColor: GUM },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: reshaped(LOW.y, '0 0.16 | 0.6 0.4 | 0.8 0.66 | 1 0.3'), bulge: 0.12 });
  const d = drawing(upper, { color: dye.main, finish: 'suede' });
  const thread = shade(dye.main, 0.35);
  const other = shade(dye.main, -0.18);
  d.panel({
    below: under(
      '0 1.75 | 0.7 1.9 | 1.6 1.9 | 2.6 1.66 | 3.6 1.72 | 5 2.0 | 6.4 1.9 | 7.6 2.2 | 8.6 2.9 | 9.3 3.1 | 10 3.1',
    ),
    color: other,
    thread,
    rows: 2,
  });
  d.panel({
    above: over('2.6 3.2 | 2.9 2.4 | 3.5 2.2 | 4.6 2.66 | 5.6 3.26 | 6.2 3.6 | 6.7 4.4'),
    color: dye.main,
    thread,
    rows: 2,
  });
  d.hem(thread, 0, 0.55);
  d.panel({ shape: mark(8.75, 2.0, 0.55, 0.6, 0.05), sharp: true, color: thread, rows: 0, thick: 0 });
  const fleece = tame('#e8dcc2');
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: fleece, finish: 'fur' },
      collar: { color: fleece, finish: 'fur', roll: 0.36 },
      tongue: { color: dye.main, finish: 'suede', rise: 0.85 },
      laces: {
        color: shade(dye.main, 0.5),
        count: 5,
        from: 3.8,
        to: 5.9,
        eyelet: null,
        width: 0.14,
        thick: 0.12,
      },
    }),
  );
};

const hanjiSlip: Model = (dye) => {
  const last = makeLast({ width: 0.97 });
  const base = dye.light ? CHALK : dye.main;
  const sole = stack(
    last,
    spring(0.22, 0.05),
    [
      {
        top: '0 0.62 | 0.5 0.6 | 1 0.68',
        color: CHALK,
        profile: '0 -0.02 | 0.06 0.03 | 0.94 0.03 | 1 -0.01',
      },
      { top: '0 0.8 | 0.5 0.78 | 1 0.86', color: CHALK, profile: '0 -0.02 | 0.5 0.015 | 1 -0.04', steps: 5 },
    ],
    { tread: 'hexagons', treadColor: shade(GUM, 0.1) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...SLIP, bulge: 0.06 });
  const d = drawing(upper, { color: base, finish: 'canvas' });
  const gore = dye.light ? shade(CHALK, -0.12) : shade(base, 0.16);
  const thread = dye.light ? shade(CHALK, -0.2) : shade(base, 0.4);
  d.panel({ below: behind('0.8 5.9 | 1.6 6.0 | 2.4 6.15 | 3.2 6.3'), color: base, thread, rows: 2 });
  d.panel({
    shape: '5.05 3.6 | 5.1 2.6 | 5.75 1.75 | 6.4 2.5 | 6.5 3.4',
    sharp: true,
    color: gore,
    finish: 'lining',
    thread,
    rows: 1,
  });
  for (let i = 0; i < 9; i++)
    d.seam(
      `${5.18 + i * 0.145} ${3.2 - Math.abs(4 - i) * 0.02} | ${5.4 + i * 0.09} ${2.25 + Math.abs(4 - i) * 0.06}`,
    );
  d.panel({ above: over('3.9 4 | 4.15 3.0 | 4.5 2.84 | 5 2.9 | 5.3 4'), color: base, thread, rows: 1 });
  d.panel({ below: behind('0.8 9.1 | 2 9.1 | 3.1 9.3 | 3.6 9.5'), color: base, thread, rows: 2 });
  d.panel({ shape: mark(7.5, 1.2, 0.5, 0.5, 0.05), sharp: true, color: beside(dye), rows: 0, thick: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: SHELL, insole: blend(SHELL, GUM, 0.25) },
      collar: { color: base, finish: 'canvas', roll: 0.2, edge: 0.16, from: 0.1, to: 0.4 },
    }),
  );
};

const gaebiPlatform: Model = (dye) => {
  const last = makeLast({ width: 0.95 });
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : dye.main;
  const sole = stack(
    last,
    spring(0.3, 0.05, 0.22),
    [
      {
        top: '0 0.22 | 1 0.24',
        color: white ? CHALK : shade(CHALK, -0.04),
        profile: '0 -0.08 | 0.4 0.06 | 0.9 0.06 | 1 0.02',
        steps: 8,
      },
      {
        top: '0 1.28 | 0.4 1.36 | 1 1.66',
        color: CHALK,
        finish: 'foam',
        profile: '0 -0.02 | 0.05 0.03 | 0.95 0.03 | 1 -0.02',
      },
      {
        top: '0 1.5 | 0.4 1.56 | 1 1.88',
        color: CHALK,
        profile: '0 -0.01 | 0.2 0.05 | 0.8 0.05 | 1 -0.04',
        steps: 8,
      },
    ],
    { tread: 'waves', treadColor: shade(CHALK, -0.08) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: lifted(LOW.y, 0.72), bulge: 0.08 });
  const d = drawing(upper, { color: base, finish: 'grained' });
  const thread = shade(base, -0.14);
  const accent = white ? tame('#c9b8a8') : CHALK;
  d.panel({ below: ahead('1.4 1.9 | 2.2 1.75 | 3 1.6', 0.16), color: base, thread, rows: 2 });
  d.panel({
    above: over('2.9 3.9 | 3.1 3.0 | 3.6 2.9 | 4.6 3.2 | 5.4 3.4 | 5.9 2.9 | 6.2 2.1 | 6.4 1'),
    color: base,
    thread,
    rows: 2,
  });
  d.hem(thread, 0, 0.55);
  d.panel({
    below: behind('1.8 7.7 | 2.8 8.1 | 3.6 8.7 | 4.2 9.4'),
    color: accent,
    thread,
    rows: 2,
    finish: 'suede',
  });
  d.panel({ shape: mark(6.55, 2.3, 0.8, 0.8, 0.2), sharp: true, color: accent, rows: 0, thick: 0.02 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: SHELL },
      collar: { color: base, finish: 'leather', roll: 0.24 },
      tongue: { color: base, finish: 'grained', rise: 0.8 },
      laces: {
        color: CHALK,
        count: 6,
        from: 3.75,
        to: 5.9,
        eyelet: white ? '#b9a78f' : '#c9c5bd',
        width: 0.24,
      },
    }),
  );
};

export const sneakers: Models = {
  'gorae-low': goraeLow,
  'dorai-court': doraiCourt,
  'mongdol-daily': mongdolDaily,
  'saebyeok-retro': saebyeokRetro,
  'ondol-suede': ondolSuede,
  'hanji-slip': hanjiSlip,
  'gaebi-platform': gaebiPlatform,
};
