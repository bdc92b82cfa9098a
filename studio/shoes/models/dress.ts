// Size: five products, each a few tables; splitting them would part what is compared.
import { drawing } from '../core/drawing.ts';
import { CREAM, shade, TAN, tame } from '../core/dye.ts';
import { makeLast } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over } from '../parts/cuts.ts';
import { dressSole } from '../parts/dress-sole.ts';
import { BOOT, LOW, reshaped, SLIP } from '../parts/lines.ts';
import { buckle, pullTab, strap } from '../parts/straps.ts';
import type { Model, Models } from './kinds.ts';

const CALF = tame('#c9a887');
const LOW_DRESS = {
  ...LOW,
  y: '0 2.2 | 0.1 2.26 | 0.2 2.44 | 0.35 2.92 | 0.5 3.5 | 0.6 3.84 | 0.66 3.72 | 0.74 3.3 | 0.82 3.14 | 0.9 3.42 | 0.96 3.8 | 1 3.92',
  z: '0 0 | 0.05 0.06 | 0.12 0.09 | 0.2 0.11 | 0.35 0.14 | 0.5 0.22 | 0.6 0.42 | 0.68 0.76 | 0.76 0.94 | 0.86 0.92 | 0.94 0.66 | 0.985 0.28 | 1 0',
  rise: '0 0.5 | 0.08 0.5 | 0.2 0.46 | 0.36 0.4 | 1 0.42',
};

const seongsuOxford: Model = (dye) => {
  const last = makeLast({ toe: 'almond', width: 0.92 });
  const sole = dressSole(last, { heel: 0.8, sole: tame('#8a6036'), edge: shade(dye.main, -0.4) });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW_DRESS,
    x: LOW.x.replace('0 0.34', '0 0.36').replace('0.1 0.352', '0.1 0.37'),
    bulge: 0.04,
  });
  const d = drawing(upper, { color: dye.main, finish: 'polished' });
  const thread = shade(dye.main, -0.35);
  d.panel({
    below: ahead('0.6 2.25 | 1.6 2.2 | 2.2 2.1', 0.06),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({
    above: over('2.9 3.2 | 3.15 2.3 | 3.8 1.95 | 4.6 1.5 | 5.2 0.9 | 5.5 0.2'),
    color: dye.main,
    thread,
    rows: 2,
  });
  d.panel({ below: behind('0.9 7.6 | 1.8 8.2 | 2.8 8.9 | 3.6 9.5'), color: dye.main, thread, rows: 2 });
  d.hem(thread, 0, 0.96);
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CALF, finish: 'leather' },
      collar: { color: dye.main, finish: 'polished', roll: 0.09, edge: 0.05 },
      tongue: { color: dye.main, finish: 'polished', rise: 0.35, thick: 0.08, wide: 0.5 },
      laces: {
        color: shade(dye.main, -0.2),
        count: 5,
        from: 3.85,
        to: 5.75,
        eyelet: null,
        width: 0.1,
        thick: 0.08,
        inset: 0.16,
        lift: 0.06,
      },
    }),
  );
};

const chaekbangDerby: Model = (dye) => {
  const last = makeLast({ width: 0.97 });
  const sole = dressSole(last, {
    heel: 0.62,
    sole: tame('#2f2a26'),
    edge: tame('#3a332d'),
    welt: TAN,
    thick: 0.6,
    ledge: 0.17,
    tread: 'pads',
    toe: 0.36,
  });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...LOW_DRESS,
    y: reshaped(LOW_DRESS.y, '0 0.32 | 0.4 0.3 | 0.7 0.5 | 1 0.36'),
    z: LOW.z,
    bulge: 0.08,
  });
  const d = drawing(upper, { color: dye.main, finish: 'grained' });
  const thread = shade(dye.main, 0.3);
  d.panel({
    above: over('3.2 3.4 | 3.4 2.6 | 3.55 2.1 | 4.3 1.9 | 5.2 1.7 | 6 1.2 | 6.4 0.4'),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.06,
  });
  d.panel({ below: behind('1 8.6 | 2 8.7 | 3 9.0 | 3.9 9.3'), color: dye.main, thread, rows: 2 });
  d.hem(thread, 0, 0.96);
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CALF, finish: 'leather' },
      collar: { color: dye.main, finish: 'leather', roll: 0.16, edge: 0.07 },
      tongue: { color: dye.main, finish: 'grained', rise: 0.55, thick: 0.1 },
      laces: {
        color: tame('#3a2c20'),
        count: 4,
        from: 3.95,
        to: 5.75,
        eyelet: '#6e5b3e',
        width: 0.12,
        thick: 0.1,
      },
    }),
  );
};

const euljiroLoafer: Model = (dye) => {
  const last = makeLast({ toe: 'square', width: 0.92 });
  const sole = dressSole(last, { heel: 0.6, sole: tame('#8a6036'), edge: shade(dye.main, -0.45), toe: 0.2 });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...SLIP,
    bulge: 0.06,
    y: '0 2.62 | 0.2 2.62 | 0.35 2.66 | 0.5 2.66 | 0.6 2.6 | 0.7 2.56 | 0.8 2.68 | 0.9 3.04 | 0.96 3.36 | 1 3.48',
    rise: '0 0.46 | 0.2 0.44 | 0.36 0.42 | 1 0.42',
    drop: '0 0.26 | 0.2 0.28 | 0.4 0.3 | 1 0.3',
  });
  const d = drawing(upper, { color: dye.main, finish: 'polished' });
  const thread = shade(dye.main, -0.3);
  d.panel({
    above: (p) => 1 - ((p.x - 4.1) / 2.75) ** 2 - (p.z / 1.08) ** 4,
    color: dye.main,
    thread,
    rows: 1,
    thick: 0.08,
  });
  d.panel({ below: behind('0.9 7.4 | 1.8 7.5 | 2.8 7.8'), color: dye.main, thread, rows: 2 });
  d.panel({ below: behind('0.9 9.1 | 2.8 9.2 | 3.6 9.4'), color: dye.main, thread, rows: 1 });
  const skin = { color: dye.main, width: 0.78, thick: 0.12 };
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CALF, finish: 'leather' },
      collar: { color: dye.main, finish: 'polished', roll: 0.12, edge: 0.12 },
    }),
    strap(
      upper,
      '4.35 1.05 | 4.3 1.6 | 4.15 2.1 | 4.0 2.42 | 3.9 2.62',
      '3.9 2.62 | 4.0 2.42 | 4.15 2.1 | 4.3 1.6 | 4.35 1.05',
      skin,
    ),
    strap(upper, '4.02 2.38 | 3.95 2.5 | 3.9 2.62', '3.9 2.62 | 3.95 2.5 | 4.02 2.38', {
      color: shade(dye.main, -0.6),
      width: 0.2,
      thick: 0.1,
      away: 0.085,
    }),
  );
};

const gyeongbokMonk: Model = (dye) => {
  const last = makeLast({ toe: 'almond', width: 0.93 });
  const sole = dressSole(last, { heel: 0.8, sole: tame('#8a6036'), edge: shade(dye.main, -0.5) });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...SLIP,
    bulge: 0.05,
    x: SLIP.x
      .replace('0 0.45', '0 0.5')
      .replace('0.1 0.452', '0.1 0.502')
      .replace('0.2 0.46', '0.2 0.51')
      .replace('0.35 0.48', '0.35 0.53'),
    y: '0 3.5 | 0.2 3.48 | 0.35 3.44 | 0.5 3.34 | 0.6 3.2 | 0.7 3.06 | 0.8 3.02 | 0.9 3.3 | 0.96 3.66 | 1 3.8',
  });
  const d = drawing(upper, { color: dye.main, finish: 'polished' });
  const thread = shade(dye.main, -0.35);
  d.panel({
    below: ahead('0.6 2.25 | 1.6 2.2 | 2.2 2.1', 0.06),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({
    above: over('3.7 3.6 | 3.85 2.6 | 4.2 1.9 | 4.8 1.3 | 5.3 0.6'),
    color: shade(dye.main, -0.06),
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({ below: behind('0.9 8.4 | 2 8.6 | 3 9.0 | 3.7 9.4'), color: dye.main, thread, rows: 2 });
  const skin = { color: shade(dye.main, -0.04), width: 0.52, thick: 0.1 };
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CALF, finish: 'leather' },
      collar: { color: dye.main, finish: 'polished', roll: 0.1, edge: 0.1 },
    }),
    strap(
      upper,
      '5.3 1.75 | 4.95 2.1 | 4.55 2.5 | 4.25 2.8 | 4.1 2.98',
      '4.1 2.98 | 4.3 2.6 | 4.6 2.1 | 4.8 1.6',
      skin,
    ),
    strap(
      upper,
      '6.0 2.3 | 5.7 2.6 | 5.35 2.95 | 5.0 3.2 | 4.75 3.34',
      '4.75 3.34 | 5.0 3.1 | 5.3 2.7 | 5.6 2.1',
      skin,
    ),
    buckle(upper, 5.0, 2.05, { turn: 0.75, size: 0.66 }),
    buckle(upper, 5.75, 2.55, { turn: 0.75, size: 0.66 }),
  );
};

const janginLimited: Model = (dye) => {
  const last = makeLast({ toe: 'almond', width: 0.95 });
  const sole = dressSole(last, {
    heel: 0.85,
    sole: tame('#8a6036'),
    edge: shade(dye.main, -0.3),
    welt: TAN,
    thick: 0.32,
    ledge: 0.15,
  });
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...BOOT,
    bulge: 0.06,
    y: '0 2.55 | 0.1 2.64 | 0.2 2.98 | 0.35 3.85 | 0.5 5.4 | 0.6 6.66 | 0.66 6.72 | 0.76 6.36 | 0.86 6.14 | 0.94 6.2 | 1 6.28',
    z: BOOT.z
      .replace('0.12 0.32', '0.12 0.26')
      .replace('0.2 0.4', '0.2 0.28')
      .replace('0.35 0.46', '0.35 0.3')
      .replace('0.5 0.54', '0.5 0.36'),
  });
  const shaft = shade(dye.main, 0.16);
  const d = drawing(upper, { color: dye.main, finish: 'polished', over: 'leather' });
  const thread = TAN;
  d.panel({
    above: over('3.0 3.9 | 3.2 2.8 | 3.8 2.2 | 5 2.3 | 6 2.9 | 7.4 3.2 | 8.6 3.1 | 9.8 3.0'),
    color: shaft,
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({
    below: ahead('0.6 2.4 | 1.6 2.35 | 2.3 2.2', 0.06),
    color: dye.main,
    finish: 'polished',
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({
    below: behind('1 7.7 | 2 8.2 | 3 8.9 | 3.4 9.6'),
    color: dye.main,
    finish: 'polished',
    thread,
    rows: 2,
  });
  for (let i = 0; i < 9; i++) d.punch(`${2.42 + (i % 2) * 0.03} ${1.0 + i * 0.14}`, 0.05);
  d.panel({ shape: mark(7.2, 4.6, 0.6, 0.7), sharp: true, color: TAN, rows: 0, thick: 0 });
  d.hem(thread, 0.05, 0.96);
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CREAM, finish: 'leather' },
      collar: { color: shaft, finish: 'leather', roll: 0.14 },
      tongue: { color: shaft, finish: 'leather', rise: 0.5, thick: 0.1, wide: 0.6, until: 0.58 },
      laces: { color: TAN, count: 8, from: 3.75, to: 5.5, eyelet: '#b08d4a', width: 0.11, thick: 0.1 },
    }),
    pullTab(upper, 'back', { color: TAN, high: 0.5, width: 0.42 }),
  );
};

export const dress: Models = {
  'seongsu-oxford': seongsuOxford,
  'chaekbang-derby': chaekbangDerby,
  'euljiro-loafer': euljiroLoafer,
  'gyeongbok-monk': gyeongbokMonk,
  'jangin-limited': janginLimited,
};
