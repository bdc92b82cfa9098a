// Size: six products, each a few tables; splitting them would part what is compared.
import { drawing } from '../core/drawing.ts';
import { CHALK, GUM, INK, shade, tame } from '../core/dye.ts';
import { makeLast, spring } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over, under } from '../parts/cuts.ts';
import { HIGH, lifted, LOW, reshaped, RUN } from '../parts/lines.ts';
import { lugs } from '../parts/lugs.ts';
import { stack } from '../parts/stack.ts';
import { strap } from '../parts/straps.ts';
import type { Model, Models } from './kinds.ts';

const chukguTurf: Model = (dye) => {
  const last = makeLast({ width: 0.93, toe: 'almond' });
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : dye.main;
  const sign = white ? tame('#1f5fae') : INK;
  const lift = spring(0.36, 0.08, 0.26);
  const ground = (t: number) => lift(t) + 0.22;
  const sole = stack(
    last,
    ground,
    [
      {
        top: '0 0.36 | 0.4 0.34 | 1 0.56',
        color: sign,
        profile: '0 -0.04 | 0.3 0.06 | 0.8 0.04 | 1 -0.03',
        steps: 10,
      },
    ],
    { tread: 'studs', treadColor: sign },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: lifted(LOW.y, -0.36), bulge: 0.06 });
  const d = drawing(upper, { color: base, finish: 'synthetic', over: 'leather' });
  for (let i = 0; i < 5; i++)
    d.seam(
      `${0.9 + i * 0.5} ${1.0} | ${1.3 + i * 0.46} ${1.5 + i * 0.07} | ${1.8 + i * 0.4} ${1.9 + i * 0.1}`,
      shade(base, -0.2),
    );
  d.panel({ shape: mark(4.3, 0.5, 2.5, 2.4, 1.0), sharp: true, color: sign, rows: 0, thick: 0.02 });
  d.panel({
    above: over('2.9 3 | 3.2 2.1 | 3.8 1.9 | 4.7 2.35 | 5.6 2.85 | 6.2 3.1 | 6.7 4'),
    color: shade(base, -0.06),
    thread: shade(base, -0.2),
    rows: 1,
  });
  d.panel({
    below: behind('0.6 8.4 | 1.6 8.6 | 2.6 9.2 | 3 9.9'),
    color: sign,
    finish: 'synthetic',
    rows: 0,
  });
  return shoe(
    sole.group,
    lugs(last, ground, { color: sign, deep: 0.22, long: 0.3, gap: 0.26, out: -0.06, wide: 0.3, round: true }),
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: base, roll: 0.2 },
      tongue: { color: base, finish: 'leather', rise: 0.7, thick: 0.14 },
      laces: { color: white ? sign : CHALK, count: 7, from: 3.7, to: 5.95, eyelet: null, width: 0.15 },
    }),
  );
};

const nongguHigh: Model = (dye) => {
  const last = makeLast({ width: 0.96, toe: 'outdoor' });
  const red = dye.code === 'RED';
  const sign = red ? CHALK : tame('#c93333');
  const sole = stack(
    last,
    spring(0.5, 0.3, 0.28),
    [
      { top: '0 0.2 | 1 0.22', color: red ? INK : sign, profile: '0 -0.1 | 0.5 0.06 | 1 0.08', steps: 6 },
      {
        top: '0 0.72 | 0.4 0.78 | 1 1.0',
        color: CHALK,
        finish: 'foam',
        profile: '0 0.06 | 0.3 0.18 | 0.7 0.18 | 1 0.08',
        steps: 14,
      },
      {
        top: '0 1.16 | 0.4 1.26 | 0.8 1.62 | 1 1.8',
        color: red ? dye.main : shade(dye.main, 0.1),
        finish: 'foam',
        profile: '0 0.08 | 0.3 0.16 | 0.7 0.1 | 1 -0.05',
        steps: 14,
      },
    ],
    { tread: 'herringbone', treadColor: red ? INK : sign, middle: CHALK },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...HIGH, y: reshaped(HIGH.y, '0 0.4 | 0.5 0.3 | 0.76 0.2 | 1 1.1'), bulge: 0.14 });
  const d = drawing(upper, { color: red ? dye.main : dye.main, finish: 'mesh', over: 'leather' });
  const lap = red ? shade(dye.main, -0.25) : shade(dye.main, 0.12);
  const thread = shade(lap, 0.3);
  d.panel({ below: ahead('1 2.3 | 1.8 2.2 | 2.8 1.8', 0.14), color: lap, thread, rows: 2 });
  d.panel({
    above: over('2.9 4.2 | 3.1 3.2 | 3.7 2.9 | 4.4 3.8 | 4.9 4.7 | 5.5 5.3 | 6 7'),
    color: lap,
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({ shape: mark(4.6, 1.2, 3.3, 3.6, 1.1), sharp: true, color: sign, thread: sign, rows: 1 });
  d.panel({ below: behind('1.6 8.1 | 3 8.4 | 4.4 8.9 | 5.2 9.6'), color: lap, thread, rows: 2 });
  d.panel({ above: (p) => (p.x > 8.6 ? p.y - 5.3 : -1), color: sign, rows: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: lap, finish: 'lining', roll: 0.5 },
      tongue: { color: dye.main, finish: 'mesh', rise: 0.9, thick: 0.3, until: 0.58 },
      laces: { color: red ? CHALK : sign, count: 8, from: 3.7, to: 5.5, eyelet: null, width: 0.2 },
    }),
  );
};

const tennisAce: Model = (dye) => {
  const last = makeLast({ width: 1.02 });
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : dye.main;
  const sign = white ? tame('#2f7a55') : CHALK;
  const sole = stack(
    last,
    spring(0.4, 0.14, 0.28),
    [
      {
        top: '0 0.26 | 1 0.28',
        color: white ? sign : shade(dye.main, -0.4),
        profile: '0 -0.06 | 0.4 0.1 | 1 0.12',
        steps: 6,
      },
      {
        top: '0 0.9 | 0.3 0.92 | 0.6 1.06 | 1 1.3',
        color: CHALK,
        finish: 'foam',
        profile: '0 0.1 | 0.2 0.16 | 0.5 0.06 | 0.7 0.14 | 1 -0.03',
        steps: 20,
      },
    ],
    { tread: 'herringbone', treadColor: white ? sign : shade(dye.main, -0.4) },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: reshaped(LOW.y, '0 0.42 | 0.6 0.2 | 0.8 0.5 | 1 0.56'), bulge: 0.12 });
  const d = drawing(upper, { color: base, finish: 'mesh', over: 'synthetic' });
  const lap = white ? shade(CHALK, -0.07) : shade(dye.main, -0.14);
  d.panel({
    below: ahead('0.8 1.5 | 1.6 1.35 | 2.2 0.9', 0.24),
    color: sign,
    finish: 'rubber',
    rows: 0,
    thick: 0.06,
  });
  d.panel({
    shape: '2.1 0.6 | 2.6 1.75 | 4.2 2.2 | 5.2 2.9 | 6.3 3.8 | 7.2 3.3 | 6.6 2.2 | 7.0 1.2 | 7 0.5',
    color: lap,
    rows: 1,
    thread: shade(lap, -0.15),
  });
  d.panel({ shape: mark(3.9, 1.1, 1.9, 1.15, 0.9), sharp: true, color: sign, rows: 0, thick: 0.02 });
  d.panel({
    above: over('3.0 3.3 | 3.2 2.5 | 3.8 2.5 | 4.8 2.95 | 5.6 3.5 | 6.2 3.85 | 6.7 4.6'),
    color: lap,
    rows: 2,
    thread: shade(lap, -0.15),
  });
  d.panel({
    below: behind('1 8.3 | 2 8.5 | 3 8.9 | 3.8 9.5'),
    color: lap,
    rows: 1,
    thread: shade(lap, -0.15),
  });
  d.panel({ above: (p) => (p.x > 8.9 ? p.y - 3.4 : -1), color: sign, rows: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: white ? tame('#b9bdb8') : shade(dye.main, -0.4) },
      collar: { color: lap, roll: 0.34 },
      tongue: { color: base, finish: 'mesh', rise: 0.95, thick: 0.24 },
      laces: { color: CHALK, count: 7, from: 3.7, to: 5.95, eyelet: null, width: 0.18 },
    }),
  );
};

const gymTrainer: Model = (dye) => {
  const last = makeLast({ width: 1.06, toe: 'square' });
  const sole = stack(
    last,
    spring(0.2, 0.02, 0.18),
    [
      { top: '0 0.46 | 1 0.46', color: GUM, profile: '0 -0.02 | 0.1 0.05 | 0.9 0.07 | 1 0.06', steps: 8 },
      {
        top: '0 0.7 | 0.5 0.66 | 1 0.74',
        color: dye.code === 'BLACK' ? shade(dye.main, 0.08) : CHALK,
        profile: '0 0.05 | 0.5 0.07 | 1 -0.04',
        steps: 6,
      },
    ],
    { tread: 'hexagons', treadColor: GUM },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...LOW, y: reshaped(LOW.y, '0 0.1 | 0.6 -0.36 | 0.8 -0.44 | 1 -0.5'), bulge: 0.12 });
  const d = drawing(upper, { color: dye.main, finish: 'mesh', over: 'synthetic' });
  const lap = shade(dye.main, dye.code === 'BLACK' ? 0.16 : -0.25);
  const sign = dye.code === 'BLACK' ? GUM : tame('#d6e04a');
  d.panel({ below: ahead('0.7 1.7 | 1.4 1.55 | 2 1.2', 0.2), color: lap, rows: 0, thick: 0.03 });
  d.panel({
    shape: '3.6 0 | 3.9 1.2 | 4.8 1.75 | 5.8 1.4 | 6.2 0',
    color: lap,
    rows: 0,
    thick: 0.05,
    finish: 'rubber',
  });
  d.panel({
    above: over('2.9 3 | 3.1 2.35 | 3.8 2.15 | 4.8 2.6 | 5.6 3.1 | 6.2 3.4 | 6.7 4.2'),
    color: lap,
    rows: 0,
    thick: 0.03,
  });
  d.panel({
    below: behind('0.8 7.9 | 1.6 8.3 | 2.6 9.0 | 3.2 9.8'),
    color: lap,
    rows: 0,
    thick: 0.05,
    finish: 'rubber',
  });
  d.panel({ shape: mark(6.7, 1.3, 0.75, 0.8, 0.1), sharp: true, color: sign, rows: 0, thick: 0.02 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: lap, roll: 0.3 },
      tongue: { color: dye.main, finish: 'mesh', rise: 0.95, thick: 0.2 },
      laces: { color: lap, count: 5, from: 3.75, to: 5.2, eyelet: null, width: 0.18, bow: false },
    }),
    strap(upper, '5.9 1.9 | 5.75 2.6 | 5.55 3.2 | 5.42 3.55', '5.42 3.55 | 5.55 3.2 | 5.75 2.6', {
      color: lap,
      finish: 'synthetic',
      width: 0.85,
      thick: 0.1,
      away: 0.16,
    }),
  );
};

const badmintonFeather: Model = (dye) => {
  const last = makeLast({ width: 0.98 });
  const white = dye.code === 'WHITE';
  const base = white ? CHALK : dye.main;
  const sign = white ? tame('#d9483b') : tame('#26345a');
  const sole = stack(
    last,
    spring(0.46, 0.2, 0.28),
    [
      {
        top: '0 0.3 | 0.3 0.28 | 0.6 0.3 | 1 0.36',
        color: GUM,
        profile: '0 -0.08 | 0.3 0.08 | 0.8 0.1 | 1 0.08',
        steps: 7,
      },
      {
        top: '0 0.66 | 0.3 0.7 | 0.6 0.92 | 1 1.2',
        color: CHALK,
        finish: 'foam',
        profile: '0 0.06 | 0.4 0.1 | 1 -0.03',
        steps: 12,
      },
    ],
    { tread: 'hexagons', treadColor: GUM },
  );
  const upper = makeUpper({ last, feather: sole.feather, ...RUN, y: reshaped(RUN.y, '0 -0.34 | 0.6 -0.1 | 0.8 -0.56 | 1 -0.1') });
  const d = drawing(upper, { color: base, finish: 'mesh', over: 'synthetic' });
  d.panel({
    below: under('2 -1 | 2.6 1.1 | 3.6 1.9 | 4.8 1.75 | 6 1.3 | 7 0.5'),
    color: shade(base, -0.12),
    rows: 0,
    thick: 0.03,
  });
  d.panel({ shape: mark(5.3, 1.25, 1.9, 2.0, 0.3), sharp: true, color: sign, rows: 0, thick: 0.02 });
  d.panel({
    above: over('3.1 3.3 | 3.3 2.5 | 4.0 2.4 | 5 2.85 | 5.8 3.4 | 6.3 3.7 | 6.6 4.4'),
    color: shade(base, -0.1),
    rows: 0,
    thick: 0.02,
  });
  d.panel({ below: behind('0.8 8.1 | 2 8.5 | 3 9.1 | 3.6 9.9'), color: sign, rows: 0, thick: 0.03 });
  d.panel({ shape: mark(8.75, 1.75, 0.55, 0.65, 0.05), sharp: true, color: CHALK, rows: 0, thick: 0.01 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: sign, roll: 0.26 },
      tongue: { color: base, finish: 'mesh', rise: 0.85, thick: 0.16 },
      laces: { color: sign, count: 6, from: 3.8, to: 6.0, eyelet: null, width: 0.17 },
    }),
  );
};

const climbGrip: Model = (dye) => {
  const last = makeLast({ toe: 'pointed', width: 0.96 });
  const rand = tame('#232326');
  const hook = (t: number) => 0.42 * Math.max(0, (t - 0.2) / 0.5) * Math.max(0, 1 - t) * 2 + 0.08 * t;
  const sole = stack(
    last,
    hook,
    [{ top: '0 0.34 | 0.5 0.26 | 1 0.3', color: rand, profile: '0 -0.04 | 0.3 0.02 | 1 0.02', steps: 8 }],
    { tread: 'plain', treadColor: rand },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW,
    bulge: 0.05,
    y: '0 1.75 | 0.1 1.85 | 0.2 2.1 | 0.35 2.65 | 0.5 3.3 | 0.6 3.7 | 0.66 3.64 | 0.74 3.3 | 0.82 3.16 | 0.9 3.4 | 0.96 3.8 | 1 3.94',
  });
  const d = drawing(upper, { color: dye.main, finish: 'suede', over: 'rubber' });
  const thread = dye.pale;
  d.panel({
    below: under(
      '0 1.4 | 0.6 1.5 | 1.4 1.3 | 2.6 0.95 | 4.4 0.8 | 6 1.0 | 7.4 1.5 | 8.4 2.4 | 9.2 2.9 | 10 2.9',
    ),
    color: rand,
    rows: 0,
    thick: 0.06,
  });
  d.panel({
    above: over('2.5 2.6 | 2.8 1.85 | 3.5 1.7 | 4.6 2.1 | 5.6 2.7 | 6.2 3.0 | 6.7 3.9'),
    color: shade(dye.main, -0.2),
    finish: 'suede',
    thread,
    rows: 2,
  });
  d.panel({ shape: mark(6.5, 1.6, 0.8, 0.9, 0.1), sharp: true, color: CHALK, rows: 0, thick: 0.01 });
  const band = { color: rand, finish: 'synthetic', width: 0.62, thick: 0.09, away: 0.16 } as const;
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: tame('#d9c9a4') },
      collar: { color: shade(dye.main, -0.2), finish: 'lining', roll: 0.2 },
      tongue: { color: dye.pale, finish: 'mesh', rise: 0.8, thick: 0.18 },
    }),
    strap(upper, '4.5 1.3 | 4.35 1.9 | 4.2 2.35 | 4.1 2.55', '4.1 2.55 | 4.2 2.35 | 4.4 1.7', band),
    strap(upper, '5.7 2.0 | 5.5 2.6 | 5.3 3.0 | 5.2 3.2', '5.2 3.2 | 5.3 3.0 | 5.5 2.4', band),
  );
};

export const sports: Models = {
  'chukgu-turf': chukguTurf,
  'nonggu-high': nongguHigh,
  'tennis-ace': tennisAce,
  'gym-trainer': gymTrainer,
  'badminton-feather': badmintonFeather,
  'climb-grip': climbGrip,
};
