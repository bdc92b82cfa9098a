import type { Report } from './recorder.ts';
import { inShape } from './shapes.ts';
import type { Structure } from './structures.ts';

/** What is known of a transition from tests, the most first. */
export const LEVELS = ['meant', 'ran', 'browser', 'never'] as const;
export type Level = (typeof LEVELS)[number];

/** Number of meant transitions, and of all. */
export type MeantCount = { meant: number; all: number };
/** Transitions that are not meant, by level and without the id of their chart. */
export type NotMeant = Partial<Record<Exclude<Level, 'meant'>, readonly string[]>>;
/** Content of `meant.json`: the counts by area, and by kit chart or chart what is not meant. */
export type MeantFile = {
  areas: Readonly<Record<string, MeantCount>>;
  others: Readonly<Record<string, NotMeant>>;
};

type Reports = { unit: readonly Report[]; browser: readonly Report[] };

const takenIn = (reports: readonly Report[], { entries }: Structure): Set<string> =>
  new Set(
    entries.flatMap(({ machine }) =>
      reports.flatMap(({ exercised }) =>
        (exercised[machine.id]?.transitions ?? []).map((name) => inShape(machine, name)),
      ),
    ),
  );

/** Level of each transition of a structure, by its name without the id of a chart. */
export function levelsOf(structure: Structure, { unit, browser }: Reports): ReadonlyMap<string, Level> {
  const meant = new Set(
    [...structure.shapes].flatMap((shape) => unit.flatMap((one) => one.meant?.[shape] ?? [])),
  );
  const [ran, played] = [takenIn(unit, structure), takenIn(browser, structure)];
  const levelOf = (name: string): Level => {
    if (meant.has(name)) return 'meant';
    if (ran.has(name)) return 'ran';
    return played.has(name) ? 'browser' : 'never';
  };
  return new Map(structure.transitions.map((name) => [name, levelOf(name)]));
}

const counted = (levels: readonly Level[]): MeantCount => ({
  meant: levels.filter((level) => level === 'meant').length,
  all: levels.length,
});

function notMeantIn(levels: ReadonlyMap<string, Level>): NotMeant {
  const of = (level: Level) => [...levels].filter(([, own]) => own === level).map(([name]) => name);
  const rows = LEVELS.filter((level) => level !== 'meant').map((level) => [level, of(level)] as const);
  return Object.fromEntries(rows.filter(([, names]) => names.length > 0));
}

/** Names under which a structure stands in `meant.json`: its kit chart, or each of its charts. */
const keysOf = ({ name, entries }: Structure): string[] =>
  entries.some(({ kit }) => kit) ? [name] : entries.map(({ machine }) => machine.id);

/** What the reports of test runs say of all structures. */
export function meantIn(structures: readonly Structure[], reports: Reports): MeantFile {
  const known = structures.map((one) => ({ ...one, levels: levelsOf(one, reports) }));
  const areas = [...new Set(known.map(({ area }) => area))].toSorted().map((area) => {
    const own = known.filter((one) => one.area === area);
    return [area, counted(own.flatMap(({ levels }) => [...levels.values()]))] as const;
  });
  const others = known
    .map((one) => [keysOf(one), notMeantIn(one.levels)] as const)
    .filter(([, rows]) => Object.keys(rows).length > 0)
    .flatMap(([keys, rows]) => keys.map((key) => [key, rows] as const))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { areas: Object.fromEntries(areas), others: Object.fromEntries(others) };
}

/** Counts of all areas together. */
export const wholeOf = ({ areas }: Pick<MeantFile, 'areas'>): MeantCount => ({
  meant: Object.values(areas).reduce((sum, { meant }) => sum + meant, 0),
  all: Object.values(areas).reduce((sum, { all }) => sum + all, 0),
});

/** Share of meant transitions, as whole percent and rounded down. */
export const meantPercent = ({ meant, all }: MeantCount): number =>
  all === 0 ? 100 : Math.floor((meant * 100) / all);

const hasFallen = (now: MeantCount, before: MeantCount): boolean =>
  now.meant * before.all < before.meant * now.all;

/** Areas, and `all`, whose share is less than what was kept; an area that is gone has not fallen. */
export function fallen(now: MeantFile, kept: MeantFile): string[] {
  const rows = Object.entries(kept.areas).flatMap(([area, before]) => {
    const own = now.areas[area];
    return own && hasFallen(own, before) ? [area] : [];
  });
  return hasFallen(wholeOf(now), wholeOf(kept)) ? [...rows, 'all'] : rows;
}
