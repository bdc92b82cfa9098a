import type { AnyStateMachine } from 'xstate';
import type { KitChart } from '#proof/entry.ts';
import kept from '#proof/meant.json' with { type: 'json' };
import { LEVELS, type Level, type MeantCount, type MeantFile, meantPercent } from '#proof/meant.ts';
import { partsOf } from '#proof/parts.ts';
import { inShape } from '#proof/shapes.ts';

/** Levels of the transitions of a chart by their name (proof/parts.ts). */
export type Levels = ReadonlyMap<string, Level>;
type Leveled = { machine: AnyStateMachine; kit?: KitChart | undefined };

const { others }: MeantFile = kept;

/** Level of each transition of a chart, as the last kept run of the written tests left it. */
export function levelsOf({ machine, kit }: Leveled): Levels {
  const rows = others[kit ?? machine.id] ?? {};
  const levelOf = (name: string): Level =>
    LEVELS.find((level) => level !== 'meant' && rows[level]?.includes(name)) ?? 'meant';
  return new Map(partsOf(machine).transitions.map((name) => [name, levelOf(inShape(machine, name))]));
}

/** Number of transitions of a level. */
export const countAt = (levels: Levels, level: Level): number =>
  [...levels.values()].filter((own) => own === level).length;

const countOf = (levels: Levels): MeantCount => ({ meant: countAt(levels, 'meant'), all: levels.size });

/** Whole percent of the transitions of a chart that are meant. */
export const percentOf = (chart: Leveled): number => meantPercent(countOf(levelsOf(chart)));

/** The level of an arrow, which may stand for several transitions: that of the one tested least. */
export const leastLevel = (levels: Levels, names: readonly string[]): Level | undefined =>
  LEVELS.findLast((level) => names.some((name) => levels.get(name) === level));
