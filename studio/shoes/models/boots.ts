// Size: six products, each a few tables; splitting them would part what is compared.
import { drawing } from '../core/drawing.ts';
import { blend, CHALK, CREAM, INK, shade, TAN, tame } from '../core/dye.ts';
import { makeLast, spring } from '../core/last.ts';
import { mark } from '../core/mark.ts';
import { makeUpper } from '../core/upper.ts';
import { closed, shoe } from '../parts/close.ts';
import { ahead, behind, over, under } from '../parts/cuts.ts';
import { dressSole } from '../parts/dress-sole.ts';
import { heelOf } from '../parts/heel.ts';
import { collar } from '../parts/inside.ts';
import { ANKLE, BOOT, HIGH, lifted, reshaped, TALL } from '../parts/lines.ts';
import { lugs } from '../parts/lugs.ts';
import { stack } from '../parts/stack.ts';
import { pullTab } from '../parts/straps.ts';
import type { Model, Models } from './kinds.ts';

const FLEECE = tame('#e9dec6');
/** A shaft of sheepskin: it stands off the ankle and leans back. */
const LOOSE = {
  ...ANKLE.shaft,
  x: '0 0.49 | 0.1 0.493 | 0.2 0.508 | 0.35 0.56 | 0.5 0.642 | 0.6 0.714 | 0.7 0.794 | 0.8 0.876 | 0.9 0.95 | 0.96 0.988 | 1 1.004',
  y: '0 6.2 | 0.2 6.12 | 0.5 5.9 | 0.8 5.74 | 1 5.7',
};

const hanraBoots: Model = (dye) => {
  const last = makeLast({ width: 1.0 });
  const dark = tame('#221f1c');
  const flat = spring(0.42, 0.05, 0.26);
  const ground = (t: number) => flat(t) + 0.16 + 0.42 * Math.min(1, Math.max(0, (t - 0.58) / 0.1));
  const sole = stack(
    last,
    ground,
    [
      { top: '0 0.34 | 1 0.34', color: dark, profile: '0 0.1 | 0.5 0.17 | 1 0.15', steps: 7 },
      {
        top: '0 0.46 | 1 0.46',
        color: TAN,
        finish: 'leather',
        profile: '0 0.13 | 0.5 0.16 | 1 0.06',
        steps: 5,
      },
    ],
    { tread: 'lugs', treadColor: dark },
  );
  sole.group.add(
    ...heelOf(last, (t) => ground(t) + 0.01, { from: 0.68, taper: 0.02, low: 0.12, color: dark }),
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...BOOT,
    y: lifted(BOOT.y, 0.25),
    bulge: 0.1,
    rise: '0 0.74 | 0.08 0.66 | 0.2 0.52 | 0.36 0.42 | 1 0.42',
  });
  const d = drawing(upper, { color: dye.main, finish: 'grained' });
  const thread = shade(dye.main, 0.45);
  d.panel({
    above: over('3.0 4.2 | 3.2 3.2 | 3.7 2.6 | 4.6 2.7 | 5.6 2.4 | 6.2 1.6 | 6.4 0.6'),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.06,
  });
  d.panel({
    below: ahead('0.8 2.3 | 1.8 2.2 | 2.8 2.0', 0.08),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.05,
  });
  d.panel({ below: behind('1 8.3 | 2.4 8.4 | 3.4 8.9 | 7 8.95'), color: dye.main, thread, rows: 2 });
  d.hem(thread, 0.05, 0.98);
  d.panel({ shape: mark(7.3, 5.0, 0.6, 0.7), sharp: true, color: shade(dye.main, -0.3), rows: 0, thick: 0 });
  return shoe(
    sole.group,
    lugs(last, (t) => (t > 0.66 ? 0.16 : flat(t) + 0.16), {
      color: dark,
      deep: 0.16,
      long: 0.4,
      gap: 0.16,
      out: 0.13,
    }),
    closed(upper, d, {
      lining: { color: CREAM, finish: 'leather' },
      collar: { color: dye.main, finish: 'leather', roll: 0.26 },
      tongue: { color: dye.main, finish: 'grained', rise: 0.6, thick: 0.14, until: 0.58 },
      laces: {
        color: tame('#b8894a'),
        count: 8,
        from: 3.75,
        to: 5.5,
        eyelet: '#8a7a5a',
        width: 0.14,
        thick: 0.12,
      },
    }),
    pullTab(upper, 'back', { color: dye.main, high: 0.5 }),
  );
};

const cheotnunChelsea: Model = (dye) => {
  const last = makeLast({ toe: 'almond', width: 0.96 });
  const edge = shade(dye.main, -0.45);
  const sole = dressSole(last, {
    heel: 0.75,
    sole: tame('#3a2f27'),
    edge,
    thick: 0.3,
    ledge: 0.1,
    tread: 'pads',
  });
  const upper = makeUpper({ last, feather: sole.feather, ...ANKLE, bulge: 0.06 });
  const d = drawing(upper, { color: dye.main, finish: 'polished', over: 'lining' });
  const thread = shade(dye.main, -0.3);
  const gore = shade(dye.main, dye.code === 'BLACK' ? 0.14 : -0.4);
  d.panel({
    below: ahead('1 5.2 | 2 5.4 | 2.9 6.2 | 3.4 7.4', 0),
    color: dye.main,
    finish: 'polished',
    thread,
    rows: 2,
  });
  d.panel({
    shape: '6.05 6.6 | 6.15 4.6 | 6.5 3.1 | 7.0 2.55 | 7.5 3.1 | 7.95 4.6 | 8.1 6.6',
    color: gore,
    thread,
    rows: 1,
  });
  for (let i = 0; i <= 12; i++) {
    const k = i / 12;
    d.seam(
      `${(6.3 + 1.56 * k).toFixed(2)} 5.9 | ${(6.36 + 1.42 * k).toFixed(2)} 4.6 | ${(6.62 + 0.8 * k).toFixed(2)} ${(3.4 - 0.5 * Math.sin(Math.PI * k)).toFixed(2)}`,
    );
  }
  d.panel({
    below: behind('1 8.7 | 2.5 8.9 | 6.4 8.95'),
    color: dye.main,
    finish: 'polished',
    thread,
    rows: 1,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: CREAM, finish: 'leather' },
      collar: { color: dye.main, finish: 'polished', roll: 0.12, edge: 0.12 },
    }),
    pullTab(upper, 'back', { color: shade(dye.main, -0.3), high: 0.75, width: 0.46 }),
  );
};

const jangmaRain: Model = (dye) => {
  const last = makeLast({ toe: 'round', width: 1.02 });
  const sole = stack(
    last,
    (t) => spring(0.34, 0.04, 0.26)(t) + 0.44 * Math.min(1, Math.max(0, (t - 0.58) / 0.12)),
    [
      {
        top: '0 0.36 | 1 0.36',
        color: shade(dye.main, -0.3),
        profile: '0 0.02 | 0.15 0.1 | 0.85 0.1 | 1 0.06',
        steps: 10,
      },
      {
        top: '0 0.62 | 0.3 0.58 | 1 0.66',
        color: dye.main,
        finish: 'gloss',
        profile: '0 0.05 | 0.5 0.07 | 1 -0.06',
        steps: 7,
      },
    ],
    { tread: 'waves', treadColor: shade(dye.main, -0.3) },
  );
  const low = (t: number) => 0.44 * Math.min(1, Math.max(0, (t - 0.58) / 0.12));
  sole.group.add(
    ...heelOf(last, (t) => low(t) + 0.02, { from: 0.7, taper: 0.03, color: shade(dye.main, -0.3) }),
  );
  const upper = makeUpper({ last, feather: sole.feather, ...TALL, bulge: 0.1, tuck: 0.06 });
  const d = drawing(upper, { color: dye.main, finish: 'gloss' });
  d.panel({
    below: under('0 1.62 | 1 1.6 | 2.4 1.3 | 4 1.15 | 6 1.3 | 7.5 1.7 | 8.6 2.3 | 10 2.4'),
    color: shade(dye.main, -0.06),
    rows: 0,
    thick: 0.05,
  });
  d.panel({ above: (p) => p.y - 6.86 + 0.17 * (p.x - 4.7), color: shade(dye.main, -0.3), rows: 0, thick: 0.04 });
  d.panel({ below: behind('1 9.35 | 3 9.2 | 5 9.15 | 8 9.2'), color: dye.main, rows: 0, thick: 0.03 });
  d.panel({
    shape: mark(6.5, 5.4, 0.75, 0.85),
    sharp: true,
    color: dye.light ? tame('#3f3a2c') : CHALK,
    rows: 0,
    thick: 0.02,
  });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: blend(dye.main, CHALK, 0.6), finish: 'lining' },
      collar: { color: shade(dye.main, -0.3), finish: 'gloss', roll: 0.13, edge: 0.13 },
    }),
  );
};

const nunbatFur: Model = (dye) => {
  const last = makeLast({ width: 1.08 });
  const sole = stack(
    last,
    spring(0.36, 0.12, 0.26),
    [
      {
        top: '0 0.86 | 0.4 0.84 | 1 1.06',
        color: dye.light ? tame('#cdb48a') : INK,
        finish: 'foam',
        profile: '0 -0.06 | 0.12 0.08 | 0.45 0.1 | 0.55 0.04 | 0.65 0.1 | 1 -0.04',
        steps: 26,
      },
    ],
    { tread: 'lugs', treadColor: dye.light ? tame('#b89c70') : INK },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...ANKLE,
    shaft: LOOSE,
    bulge: 0.16,
    rise: '0 0.66 | 0.08 0.6 | 0.2 0.48 | 0.36 0.42 | 1 0.42',
  });
  const d = drawing(upper, { color: dye.main, finish: 'suede' });
  const thread = dye.light ? shade(dye.main, -0.25) : shade(dye.main, 0.4);
  d.panel({ below: ahead('1 4.6 | 2 4.9 | 3 5.2 | 3.6 6.4', 0), color: dye.main, thread, rows: 2 });
  d.panel({
    below: under('0 1.5 | 1 1.6 | 2.6 1.4 | 4 1.25 | 7 1.4 | 8.4 2 | 9.4 2.3 | 10 2.3'),
    color: shade(dye.main, -0.14),
    thread,
    rows: 1,
  });
  d.panel({ below: behind('1 8.4 | 3 8.5 | 6.4 8.5'), color: dye.main, thread, rows: 2 });
  d.panel({ shape: mark(8.75, 3.0, 0.5, 0.6), sharp: true, color: thread, rows: 0, thick: 0.02 });
  const fur = dye.light ? FLEECE : tame('#5d5a57');
  return shoe(
    sole.group,
    closed(upper, d, { lining: { color: fur, finish: 'fur', wall: 0.3 } }),
    collar(upper, { color: fur, finish: 'fur', roll: 0.95, edge: 0.95 }),
    pullTab(upper, 'back', { color: thread, high: 0.2, width: 0.4 }),
  );
};

const mokdongDesert: Model = (dye) => {
  const last = makeLast({ width: 0.98 });
  const crepe = tame('#cba76c');
  const sole = stack(
    last,
    spring(0.28, 0.06),
    [
      {
        top: '0 0.56 | 0.5 0.56 | 0.66 0.6 | 1 0.82',
        color: crepe,
        finish: 'cork',
        profile: '0 -0.02 | 0.1 0.08 | 0.9 0.12 | 1 0.1',
        steps: 12,
      },
      {
        top: '0 0.64 | 0.5 0.64 | 0.66 0.68 | 1 0.9',
        color: shade(dye.main, -0.1),
        finish: 'suede',
        profile: '0 0.09 | 0.5 0.1 | 1 0.02',
        steps: 4,
      },
    ],
    { tread: 'crepe', treadColor: crepe },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...HIGH,
    bulge: 0.07,
    x: HIGH.x
      .replace('0 0.335', '0 0.4')
      .replace('0.1 0.348', '0.1 0.41')
      .replace('0.2 0.385', '0.2 0.432')
      .replace('0.35 0.452', '0.35 0.474'),
    y: '0 2.7 | 0.1 2.76 | 0.2 2.95 | 0.35 3.5 | 0.5 4.3 | 0.6 4.95 | 0.66 5.0 | 0.76 4.82 | 0.86 4.72 | 0.94 4.86 | 1 4.95',
  });
  const d = drawing(upper, { color: dye.main, finish: 'suede' });
  const thread = shade(dye.main, -0.22);
  d.panel({
    above: over('3.6 4 | 3.8 3.2 | 3.95 2.6 | 4.2 2.1 | 5 1.9 | 5.6 1.6 | 6 1.0 | 6.2 0.2'),
    color: dye.main,
    thread,
    rows: 2,
    thick: 0.06,
  });
  d.panel({ below: behind('0.8 8.8 | 2 8.9 | 3 9.1 | 5.2 9.15'), color: dye.main, thread, rows: 1 });
  d.hem(thread, 0, 0.96);
  d.panel({ shape: mark(7.4, 1.4, 0.5, 0.55), sharp: true, color: thread, rows: 0, thick: 0 });
  return shoe(
    sole.group,
    closed(upper, d, {
      lining: { color: tame('#c9a887'), finish: 'leather' },
      collar: { color: dye.main, finish: 'suede', roll: 0.13 },
      tongue: { color: dye.main, finish: 'suede', rise: 0.3, thick: 0.09, until: 0.57 },
      laces: {
        color: shade(dye.main, -0.35),
        count: 3,
        from: 4.25,
        to: 5.3,
        eyelet: null,
        width: 0.13,
        thick: 0.11,
      },
    }),
  );
};

const seoljinHiking: Model = (dye) => {
  const last = makeLast({ width: 1.0, toe: 'outdoor' });
  const lift = spring(0.55, 0.14, 0.28);
  const ground = (t: number) => lift(t) + 0.17;
  const sole = stack(
    last,
    ground,
    [
      { top: '0 0.3 | 1 0.34', color: INK, profile: '0 0.02 | 0.5 0.12 | 1 0.12', steps: 6 },
      {
        top: '0 0.7 | 0.4 0.78 | 1 1.12',
        color: shade(dye.main, -0.3),
        finish: 'foam',
        profile: '0 0.1 | 0.4 0.17 | 0.7 0.12 | 1 0',
        steps: 14,
      },
    ],
    { tread: 'lugs', treadColor: INK },
  );
  const upper = makeUpper({
    last,
    feather: sole.feather,
    ...BOOT,
    y: reshaped(BOOT.y, '0 0.2 | 0.4 0.1 | 0.6 -0.2 | 1 0.3'),
    bulge: 0.14,
    rise: '0 0.74 | 0.08 0.66 | 0.2 0.52 | 0.36 0.42 | 1 0.42',
  });
  const d = drawing(upper, { color: dye.main, finish: 'suede', over: 'rubber' });
  const red = tame('#b8452e');
  const thread = dye.light ? shade(dye.main, -0.3) : shade(dye.main, 0.35);
  const cloth = shade(dye.main, -0.3);
  d.panel({
    shape: '5.2 3.0 | 5.6 5.0 | 6.0 6.4 | 7.2 6.2 | 7.4 4.6 | 6.8 3.0 | 6.0 2.2',
    color: cloth,
    finish: 'suede',
    thread,
    rows: 1,
  });
  d.panel({
    above: over('2.9 4.4 | 3.15 3.4 | 3.7 2.9 | 4.5 3.8 | 4.9 4.9 | 5.3 5.9 | 5.8 7.6'),
    color: dye.main,
    finish: 'suede',
    thread,
    rows: 2,
    thick: 0.06,
  });
  d.panel({
    below: behind('2 7.9 | 3.4 8.3 | 4.6 8.9 | 5.4 9.4'),
    color: dye.main,
    finish: 'suede',
    thread,
    rows: 2,
  });
  d.panel({
    below: under(
      '0 2.3 | 0.6 2.3 | 1.3 2.0 | 2.4 1.65 | 4 1.5 | 6.4 1.6 | 7.8 2.0 | 8.8 2.8 | 9.4 3.0 | 10 3.0',
    ),
    color: tame('#2f2f30'),
    rows: 0,
    thick: 0.07,
  });
  d.panel({ shape: mark(7.35, 3.3, 0.9, 1.0, 0.15), sharp: true, color: red, rows: 0, thick: 0.03 });
  return shoe(
    sole.group,
    lugs(last, ground, { color: INK, deep: 0.17, long: 0.5, gap: 0.16, out: 0.1, wide: 0.8 }),
    closed(upper, d, {
      lining: { color: INK },
      collar: { color: cloth, finish: 'lining', roll: 0.5 },
      tongue: { color: cloth, finish: 'suede', rise: 0.8, thick: 0.3, until: 0.58 },
      laces: { color: red, count: 7, from: 3.75, to: 5.6, eyelet: '#9a9a98', width: 0.15, thick: 0.13 },
    }),
    pullTab(upper, 'back', { color: red, high: 0.55, width: 0.4 }),
  );
};

export const boots: Models = {
  'hanra-boots': hanraBoots,
  'cheotnun-chelsea': cheotnunChelsea,
  'jangma-rain': jangmaRain,
  'nunbat-fur': nunbatFur,
  'mokdong-desert': mokdongDesert,
  'seoljin-hiking': seoljinHiking,
};
