import { brick } from './brick.ts';
import { deck } from './deck.ts';
import { beach, snow } from './drift.ts';
import { grass } from './grass.ts';
import { hall } from './hall.ts';
import { oak } from './oak.ts';
import { rain } from './rain.ts';
import type { Setting } from './setting.ts';
import { sky } from './sky.ts';
import { steps } from './steps.ts';
import { street } from './street.ts';
import { terrazzo } from './terrazzo.ts';
import { track } from './track.ts';

/** Every place a picture can be taken. */
export const SETTINGS = {
  street,
  rain,
  oak,
  brick,
  grass,
  terrazzo,
  hall,
  sky,
  track,
  steps,
  deck,
  snow,
  beach,
} satisfies Record<string, Setting>;
export type SettingName = keyof typeof SETTINGS;
