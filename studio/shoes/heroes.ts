/** Products that can be turned round, one or more of each category: the first colour of each has 24 frames. */
export const HEROES = [
  'saebyeok-retro',
  'dorai-court',
  'marathon-pro',
  'hanra-boots',
  'jeju-cork',
  'byeol-hi',
  'nonggu-high',
  'jangin-limited',
] as const;

export const FRAMES = 24;
