// Size: seven products, each a few tables; splitting them would part what is compared.
import { drawing } from '../core/drawing.ts';
import { blend, CHALK, type Dye, INK, shade, tame } from '../core/dye.ts';
import { makeLast, spring } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over, under } from '../parts/cuts.ts';
import { lifted, LOW, reshaped, RUN } from '../parts/lines.ts';
import { lugs } from '../parts/lugs.ts';
import { stack } from '../parts/stack.ts';
import { pullTab } from '../parts/straps.ts';
import type { Model, Models } from './kinds.ts';

const HOT = tame('#ee5a2d');
const FLARE = '0 -0.04 | 0.1 0.05 | 0.28 0.2 | 0.55 0.2 | 0.8 0.08 | 1 -0.03';
const darkOf = (dye: Dye) => (dye.light ? tame('#4a4f55') : CHALK);

const baramRacer: Model = (dye) => {
  const last = makeLast({ width: 0.98, toe: 'almond' });
  const black = dye.code === 'BLACK';
  const sole = stack(
    last,
    spring(0.82, 0.3, 0.36),
    [
      {
        top: '0 0.18 | 1 0.2',
        color: black ? tame('#b5d334') : HOT,
        profile: '0 -0.12 | 0.6 0.02 | 1 0.03',
        steps: 5,
      },
      {
        top: '0 0.7 | 0.3 0.84 | 0.6 1.1 | 0.85 1.42 | 1 1.4',
        color: CHALK,
        finish: 'foam',
        profile: FLARE,
        steps: 20,
      },
      {
        top: '0 0.8 | 0.3 0.94 | 0.6 1.24 | 0.85 1.6 | 1 1.62',
        color: shade(CHALK, -0.05),
        finish: 'foam',
        profile: '0 0 | 0.4 0.05 | 1 -0.05',
        steps: 6,
      },
    ],
    { tread: 'waffle', treadColor: black ? tame('#b5d334') : HOT, middle: CHALK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: reshaped(RUN.y, '0 -0.1 | 0.6 0.1 | 0.8 -0.3 | 1 0.34') });
  const d = drawing(upper, { color: dye.main, finish: 'mesh', over: 'synthetic' });
  const lap = black ? shade(dye.main, 0.14) : shade(dye.main, -0.16);
  const sign = black ? tame('#b5d334') : CHALK;
  d.panel({ below: ahead('0.8 1.0 | 1.4 0.9 | 2.2 0.4', 0.2), color: lap, rows: 0, thick: 0.02 });
  d.panel({
    above: over('3.1 3.6 | 3.3 2.75 | 4.0 2.7 | 5 3.2 | 5.8 3.75 | 6.3 4.1 | 6.6 4.6'),
    color: lap,
    rows: 0,
    thick: 0.02,
  });
  d.panel({ shape: mark(3.9, 1.15, 2.6, 2.3, 0.9), sharp: true, color: sign, rows: 0, thick: 0.02 });
  d.panel({ below: behind('1.4 8.3 | 2.2 8.6 | 3 9.1 | 3.6 9.9'), color: lap, rows: 0, thick: 0.03 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: black ? INK : tame('#45504d') },
      collar: { color: lap, roll: 0.26 },
      tongue: {
        color: dye.light ? shade(dye.main, 0.3) : shade(dye.main, 0.1),
        finish: 'mesh',
        rise: 0.9,
        thick: 0.12,
      },
      laces: { color: black ? sign : CHALK, count: 6, from: 3.8, to: 6.0, eyelet: null, width: 0.17 },
    }),
  );
};

const gureumCushion: Model = (dye) => {
  const last = makeLast({ width: 1.04 });
  const foam = dye.code === 'WHITE' ? CHALK : blend(CHALK, dye.main, 0.14);
  const sole = stack(
    last,
    spring(0.7, 0.4, 0.36),
    [
      { top: '0 0.14 | 1 0.16', color: dye.deep, profile: '0 -0.2 | 0.5 -0.02 | 1 0.02', steps: 5 },
      {
        top: '0 0.86 | 0.3 1.06 | 0.6 1.3 | 0.85 1.5 | 1 1.34',
        color: CHALK,
        finish: 'foam',
        profile: '0 0 | 0.2 0.18 | 0.55 0.26 | 0.85 0.14 | 1 0.06',
        steps: 20,
      },
      {
        top: '0 1.26 | 0.3 1.5 | 0.6 1.86 | 0.85 2.2 | 1 2.3',
        color: foam,
        finish: 'foam',
        profile: '0 0.06 | 0.2 0.16 | 0.55 0.24 | 0.85 0.12 | 1 -0.06',
        steps: 20,
      },
    ],
    { tread: 'pads', treadColor: dye.deep, middle: CHALK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: lifted(RUN.y, 0.62), bulge: 0.14 });
  const d = drawing(upper, { color: dye.main, finish: 'knit', over: 'synthetic' });
  const lap = dye.code === 'WHITE' ? shade(dye.main, -0.1) : shade(dye.main, -0.12);
  const sign = dye.code === 'WHITE' ? tame('#93c6e8') : CHALK;
  d.panel({
    above: over('3.1 4.2 | 3.4 3.4 | 4.2 3.3 | 5.2 3.7 | 6 4.3 | 6.6 5.2'),
    color: lap,
    rows: 0,
    thick: 0.015,
  });
  d.panel({ shape: mark(7.1, 2.55, 0.95, 0.95, 0.2), sharp: true, color: sign, rows: 0, thick: 0.02 });
  d.panel({ below: behind('2 8.5 | 2.8 8.6 | 3.6 9.1 | 4.3 9.9'), color: sign, rows: 0, thick: 0.03 });
  d.panel({ below: ahead('1.4 0.9 | 2 0.8 | 2.8 0.3', 0.22), color: lap, rows: 0, thick: 0.015 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: shade(dye.main, -0.3) },
      collar: { color: lap, finish: 'knit', roll: 0.38 },
      tongue: { color: dye.main, finish: 'knit', rise: 1.0, thick: 0.24 },
      laces: { color: CHALK, count: 5, from: 3.9, to: 6.0, eyelet: null, width: 0.2 },
    }),
  );
};

const hangang10k: Model = (dye) => {
  const last = makeLast({ width: 0.98 });
  const sign = dye.code === 'NAVY' ? tame('#b5d334') : tame('#26345a');
  const sole = stack(
    last,
    spring(0.5, 0.26, 0.32),
    [
      {
        top: '0 0.3 | 0.3 0.3 | 0.6 0.34 | 1 0.42',
        color: INK,
        profile: '0 -0.06 | 0.3 0.08 | 1 0.12',
        steps: 6,
      },
      {
        top: '0 0.86 | 0.3 0.98 | 0.6 1.2 | 1 1.46',
        color: CHALK,
        finish: 'foam',
        profile: '0 0.06 | 0.12 0.14 | 0.45 0.02 | 0.55 0.12 | 0.85 0.06 | 1 -0.03',
        steps: 26,
      },
    ],
    { tread: 'waffle', treadColor: INK, middle: CHALK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: reshaped(RUN.y, '0 -0.1 | 0.6 -0.4 | 0.8 -0.3 | 1 -0.6') });
  const d = drawing(upper, { color: dye.main, finish: 'mesh', over: 'suede' });
  const lap = shade(dye.main, dye.code === 'NAVY' ? 0.1 : -0.2);
  const thread = shade(dye.main, 0.35);
  d.panel({ below: under('0 1.55 | 0.8 1.62 | 2 1.55 | 3.4 1.5 | 4.6 1.2 | 5 0.5'), color: lap, thread });
  d.panel({
    above: over('2.8 3.6 | 3.1 2.6 | 3.8 2.4 | 4.8 2.9 | 5.6 3.3 | 6.2 3.5 | 6.7 4.6'),
    color: lap,
    thread,
    rows: 2,
  });
  d.panel({
    shape: '4.3 1 | 4.9 1 | 6.5 3.5 | 6.05 3.6',
    color: sign,
    sharp: true,
    finish: 'synthetic',
    thread: sign,
  });
  d.panel({
    shape: '5.5 1 | 6.1 1 | 5.75 2.0 | 5.42 1.75',
    color: sign,
    sharp: true,
    finish: 'synthetic',
    thread: sign,
  });
  d.panel({ below: under('7 -1 | 7.6 1.3 | 8.4 2.2 | 9.2 2.7 | 10 2.9'), color: lap, thread });
  d.panel({ above: (p) => (p.x > 9 ? p.y - 3.4 : -1), color: sign, finish: 'synthetic', rows: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: lap, roll: 0.28 },
      tongue: { color: dye.main, finish: 'mesh', rise: 0.95 },
      laces: { color: sign, count: 6, from: 3.75, to: 6.0, eyelet: null, width: 0.19 },
    }),
  );
};

const bukhanTrail: Model = (dye) => {
  const last = makeLast({ width: 0.98, toe: 'outdoor' });
  const lift = spring(0.55, 0.3, 0.3);
  const ground = (t: number) => lift(t) + 0.18;
  const sole = stack(
    last,
    ground,
    [
      { top: '0 0.2 | 1 0.22', color: INK, profile: '0 0 | 0.5 0.1 | 1 0.1', steps: 5 },
      {
        top: '0 0.6 | 0.3 0.66 | 0.6 0.86 | 1 1.2',
        color: shade(dye.main, 0.35),
        finish: 'foam',
        profile: '0 0.06 | 0.3 0.16 | 0.7 0.14 | 1 0',
        steps: 16,
      },
    ],
    { tread: 'lugs', treadColor: INK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: reshaped(RUN.y, '0 0.14 | 0.6 0.34 | 0.8 0.5 | 1 0.36'), bulge: 0.12 });
  const d = drawing(upper, { color: dye.main, finish: 'mesh', over: 'rubber' });
  const orange = tame('#d8742f');
  const lap = shade(dye.main, -0.42);
  d.panel({
    below: under(
      '0 1.95 | 0.6 2.0 | 1.2 1.75 | 2.2 1.4 | 4 1.35 | 6 1.5 | 7.6 1.75 | 8.6 2.3 | 9.4 2.5 | 10 2.5',
    ),
    color: lap,
    rows: 0,
    thick: 0.05,
  });
  d.panel({
    above: over('3.0 3.6 | 3.2 2.7 | 3.9 2.6 | 5 2.9 | 5.5 2.6 | 5.8 3.3 | 6.6 4.6'),
    color: shade(dye.main, 0.16),
    finish: 'synthetic',
    rows: 1,
    thread: dye.pale,
  });
  d.panel({
    shape: mark(6.35, 1.9, 1.15, 1.2, 0.3),
    sharp: true,
    color: orange,
    finish: 'synthetic',
    rows: 0,
    thick: 0.02,
  });
  d.panel({ above: (p) => (p.x > 8.9 ? p.y - 3.5 : -1), color: orange, finish: 'synthetic', rows: 0 });
  return shoe(
    sole.group,
    lugs(last, ground, { color: INK, deep: 0.18, long: 0.34, gap: 0.22, out: 0.06 }),
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: lap, roll: 0.32 },
      tongue: { color: dye.main, finish: 'mesh', rise: 0.95, thick: 0.2 },
      laces: { color: orange, count: 5, from: 3.85, to: 6.0, eyelet: '#3a3a3a', width: 0.13, thick: 0.11 },
    }),
    pullTab(upper, 'back', { color: orange, high: 0.5, width: 0.4 }),
  );
};

const saljjakEasy: Model = (dye) => {
  const last = makeLast({ width: 0.98 });
  const sole = stack(
    last,
    spring(0.46, 0.36, 0.3),
    [
      {
        top: '0 0.86 | 0.3 0.96 | 0.6 1.14 | 1 1.4',
        color: CHALK,
        finish: 'foam',
        profile: '0 -0.12 | 0.15 0.06 | 0.4 0.14 | 0.7 0.1 | 1 -0.06',
        steps: 22,
      },
    ],
    { tread: 'hexagons', treadColor: shade(CHALK, -0.12), middle: dye.main },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, x: LOW.x, y: reshaped(LOW.y, '0 0.42 | 0.6 0.5 | 0.8 0.8 | 1 0.7') });
  const d = drawing(upper, { color: dye.main, finish: 'knit', over: 'knit' });
  const tone = shade(dye.main, 0.3);
  d.panel({
    below: under('0 1.7 | 1.6 1.72 | 3.2 1.5 | 5 1.9 | 6.6 1.55 | 8.4 2.1 | 10 2'),
    color: tone,
    rows: 0,
    thick: 0,
  });
  d.panel({
    below: under('0 1.3 | 1.6 1.36 | 3.2 1.2 | 5 1.5 | 6.6 1.25 | 8.4 1.6 | 10 1.5'),
    color: shade(dye.main, 0.5),
    rows: 0,
    thick: 0,
  });
  d.panel({
    below: behind('1 8.7 | 2.4 8.8 | 3.3 9.2 | 3.9 9.9'),
    color: dye.deep,
    finish: 'synthetic',
    rows: 0,
    thick: 0.03,
  });
  d.panel({ shape: mark(8.05, 1.75, 0.55, 0.6, 0.06), sharp: true, color: CHALK, rows: 0, thick: 0 });
  d.panel({
    above: over('3.1 3.4 | 3.35 2.9 | 4.2 2.95 | 5 3.4 | 5.7 3.85 | 6.2 4.2 | 6.5 4.8'),
    color: dye.deep,
    finish: 'synthetic',
    rows: 0,
    thick: 0.02,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: dye.deep },
      collar: { color: dye.main, finish: 'knit', roll: 0.34 },
      tongue: { color: tone, finish: 'knit', rise: 1.15, thick: 0.2 },
      laces: { color: CHALK, count: 4, from: 3.95, to: 5.85, eyelet: null, width: 0.2 },
    }),
    pullTab(upper, 'back', { color: dye.deep, high: 0.7, width: 0.44 }),
  );
};

const marathonPro: Model = (dye) => {
  const last = makeLast({ width: 0.9 });
  const white = dye.code === 'WHITE';
  const sole = stack(
    last,
    spring(1.05, 0.75, 0.44),
    [
      { top: '0 0.12 | 1 0.14', color: INK, profile: '0 -0.2 | 0.5 -0.04 | 1 0', steps: 5 },
      {
        top: '0 0.5 | 0.3 0.8 | 0.6 0.96 | 0.85 0.86 | 1 0.6',
        color: CHALK,
        finish: 'foam',
        profile: '0 0 | 0.3 0.14 | 0.8 0.1 | 1 0.02',
        steps: 14,
      },
      {
        top: '0 0.58 | 0.3 0.9 | 0.6 1.08 | 0.85 1.02 | 1 0.78',
        color: INK,
        finish: 'gloss',
        profile: '0 0.02 | 0.5 0.05 | 1 0.02',
        steps: 5,
      },
      {
        top: '0 0.82 | 0.3 1.3 | 0.6 1.7 | 0.85 1.9 | 1 1.74',
        color: white ? tame('#ee7f2d') : CHALK,
        finish: 'foam',
        profile: '0 0.02 | 0.3 0.18 | 0.7 0.18 | 1 -0.04',
        steps: 18,
      },
    ],
    { tread: 'studs', treadColor: INK, middle: CHALK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: lifted(RUN.y, 0.36), bulge: 0.06 });
  const d = drawing(upper, { color: white ? CHALK : dye.main, finish: 'mesh', over: 'synthetic' });
  const lap = white ? shade(CHALK, -0.08) : shade(dye.main, -0.22);
  const sign = white ? INK : CHALK;
  d.panel({ shape: mark(2.9, 0.9, 4.6, 2.9, 1.1), sharp: true, color: sign, rows: 0, thick: 0.01 });
  d.panel({
    above: over('3.2 4 | 3.4 3.2 | 4.2 3.2 | 5.2 3.75 | 6 4.4 | 6.5 5'),
    color: lap,
    rows: 0,
    thick: 0.015,
  });
  d.panel({
    below: behind('1.6 8.9 | 2.6 9.1 | 3.6 9.6 | 4 10.2'),
    color: white ? tame('#ee7f2d') : INK,
    rows: 0,
    thick: 0.015,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: lap, roll: 0.15 },
      tongue: { color: lap, finish: 'synthetic', rise: 0.7, thick: 0.06 },
      laces: { color: sign, count: 6, from: 3.8, to: 6.05, eyelet: null, width: 0.14 },
    }),
  );
};

const dulleWalk: Model = (dye) => {
  const last = makeLast({ width: 0.97, toe: 'outdoor' });
  const sole = stack(
    last,
    spring(0.56, 0.3, 0.34),
    [
      {
        top: '0 0.26 | 0.4 0.24 | 1 0.3',
        color: shade(dye.main, -0.55),
        profile: '0 -0.1 | 0.4 0.04 | 1 0.06',
        steps: 6,
      },
      {
        top: '0 0.8 | 0.4 0.96 | 0.7 1.22 | 1 1.42',
        color: dye.light ? CHALK : shade(dye.main, 0.12),
        finish: 'foam',
        profile: '0 0.02 | 0.2 0.12 | 0.34 0.06 | 0.46 0.14 | 0.6 0.08 | 0.75 0.12 | 1 -0.04',
        steps: 30,
      },
    ],
    { tread: 'pads', treadColor: shade(dye.main, -0.55) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: reshaped(LOW.y, '0 0.6 | 0.35 0.5 | 0.6 0.2 | 0.8 0.2 | 1 0'), bulge: 0.14 });
  const d = drawing(upper, {
    color: shade(dye.main, dye.light ? 0.2 : 0.06),
    finish: 'mesh',
    over: 'grained',
  });
  const thread = shade(dye.main, dye.light ? -0.2 : 0.4);
  d.panel({ below: ahead('0.8 1.5 | 1.6 1.4 | 2.4 1.0', 0.26), color: dye.main, thread, rows: 2 });
  d.panel({
    below: under('1.3 -1 | 1.7 1.5 | 3 1.9 | 4.5 1.7 | 6 1.9 | 7.4 1.8 | 8.4 2.4 | 9.2 3.0 | 10 3.1'),
    color: dye.main,
    thread,
    rows: 2,
  });
  d.panel({
    above: over('2.9 3.5 | 3.1 2.7 | 3.7 2.5 | 4.7 2.9 | 5.6 3.5 | 6.3 3.85 | 6.8 4.7'),
    color: dye.main,
    thread,
    rows: 2,
  });
  d.panel({
    shape: mark(5.75, 1.95, 0.9, 1.0, 0.25),
    sharp: true,
    color: darkOf(dye),
    finish: 'leather',
    rows: 0,
    thick: 0.02,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: shade(dye.main, -0.3) },
      collar: { color: dye.main, finish: 'leather', roll: 0.36 },
      tongue: { color: dye.main, finish: 'mesh', rise: 0.95, thick: 0.26 },
      laces: { color: thread, count: 6, from: 3.75, to: 5.95, eyelet: '#8d8b86', width: 0.15, thick: 0.1 },
    }),
  );
};

export const running: Models = {
  'baram-racer': baramRacer,
  'gureum-cushion': gureumCushion,
  'hangang-10k': hangang10k,
  'bukhan-trail': bukhanTrail,
  'saljjak-easy': saljjakEasy,
  'marathon-pro': marathonPro,
  'dulle-walk': dulleWalk,
};
