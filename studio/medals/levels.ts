import { LEVELS } from '../../domain/rewards/level.ts';
import { BRONZE, drawMedal, GOLD, PLATINUM, type Ramp, round, SILVER, WAVY } from './draw.ts';

type Look = { rim: Ramp; face: Ramp; lines: string; shapes?: string };

/** Our own mark, one stroke on the other, as often as the level is high. */
const MARK = 'M48 31c-2 10-8 19-17 26M46 42c4 7 10 12 19 15';
const STAR = 'M48 27l6.5 13.2 14.5 2.1-10.5 10.2 2.5 14.500L48 60.2 35 67l2.5-14.500L27 42.300l14.5-2.100z';

/** From the lowest level to the highest. What is struck into a medal is what the emoji of its level shows. */
const LOOKS: readonly Look[] = [
  { rim: BRONZE, face: ['#d99a63', '#a05f2e', '#5f3214'], lines: MARK },
  { rim: SILVER, face: ['#c9d0d8', '#8a949f', '#4e5761'], lines: MARK },
  { rim: GOLD, face: ['#f6cf63', '#c98f1d', '#7a4f08'], lines: MARK },
  {
    rim: PLATINUM,
    face: ['#9ec4cd', '#5d8b98', '#2b4f5b'],
    lines: 'M35 33h26l9 11-22 25-22-25zM26.5 44h43M40 44l8 24 8-24M40 44l4-10.500M56 44l-4-10.5',
  },
  {
    rim: GOLD,
    face: ['#e0555f', '#a81f36', '#5c0b1e'],
    lines: 'M31 66h34',
    shapes: 'M27 37.500l11 9 10-15.5 10 15.5 11-9-4.5 22h-33z',
  },
  { rim: GOLD, face: ['#9a6ff0', '#6236bd', '#321374'], lines: '', shapes: STAR },
  {
    rim: PLATINUM,
    face: ['#7fd0f5', '#2f86c9', '#12427d'],
    lines: 'M64 54a16 16 0 1 1-32 0 16 16 0 0 1 32 0z',
    shapes: 'M40.5 24h15l5 6.500L48 43 35.5 30.500z',
  },
  {
    rim: SILVER,
    face: ['#5f79e0', '#2c419f', '#111c55'],
    lines: 'M68 48a20 20 0 1 1-40 0 20 20 0 0 1 40 0zM58.5 48a10.5 10.5 0 1 1-21 0 10.5 10.5 0 0 1 21 0z',
    shapes: 'M51.5 48a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
  },
  {
    rim: GOLD,
    face: ['#5a5f69', '#24272d', '#08090a'],
    lines: '',
    shapes: 'M53.5 24L31 53h13.500L41.5 72 65 42H50.500z',
  },
  {
    rim: ['#ffe1f3', '#b99bff', '#3fb4d8'],
    face: ['#ff8fc4', '#7a4be0', '#1a2f8f'],
    lines: '',
    shapes:
      'M44 27c1.5 12.5 6 17 18.5 18.500C50 47 45.5 51.5 44 64c-1.5-12.5-6-17-18.5-18.500C38 44 42.5 39.5 44 27zM63.5 56c.8 6 2.7 7.7 8.5 8.5-5.8.8-7.7 2.5-8.5 8.5-.8-6-2.7-7.7-8.5-8.5 5.8-.8 7.7-2.5 8.5-8.500z',
  },
];

/** As many lit pips as the level is high, of ten along the rim. */
function pipsOf(levelId: number): string {
  const dots = LEVELS.map((_, index) => {
    const angle = ((index - 4.5) * 13 * Math.PI) / 180;
    const [x, y] = [48 + 31.5 * Math.sin(angle), 48 + 31.5 * Math.cos(angle)].map(round);
    return `<circle cx="${x}" cy="${y}" r="1.6" fill="#fff"${index < levelId ? '' : ' opacity=".28"'}/>`;
  });
  return dots.join('');
}

/** The medal of each level, by the name of its file. */
export const levelMedals = (): [name: string, svg: string][] =>
  LEVELS.map(({ levelId }, index) => {
    const look = LOOKS[index];
    if (!look) throw new Error(`no medal is drawn for level ${levelId}`);
    const { rim, face, lines, shapes } = look;
    const emblem = { lines, ...(shapes ? { shapes } : {}), pen: 4, at: 'translate(5.8 2.2) scale(.88)' };
    return [
      `levels/${levelId}.svg`,
      drawMedal({ edge: WAVY, rim, face, emblems: [emblem], pips: pipsOf(levelId) }),
    ];
  });
