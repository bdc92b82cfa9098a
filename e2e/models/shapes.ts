import type { KitChart } from '#proof/entry.ts';
import { shapeOf } from '#proof/shapes.ts';
import type { Screened } from './drivers.ts';

/** Number of flows of one shape that a browser plays in `npm test`; `npm run test:all` plays all. */
const PLAYED = 3;

/**
 * Kit charts whose flows differ by their calls and their fields alone: those that only read, where a person can do nothing
 * but ask again or for another page, one question before something is taken away, and a form that is sent once.
 */
const SHARED: readonly (KitChart | undefined)[] = ['resource', 'paged', 'removal', 'form'];

/** Flows that no other flow represents, with the reason: a test of wirings has no screens. */
const BY_THEMSELVES: Readonly<Record<string, string>> = {
  memberAction: 'its screen tells its wiring what is done to the member',
  socialProviders: 'it keeps only providers that it knows, and an answer made from the schema names none',
  payoutRetry: 'its screen tells its wiring which event it is about',
};

/** What of a flow a browser could see: the same for flows that differ in nothing but the calls behind their port. */
const sightOf = ({ entry, driver }: Screened): string =>
  JSON.stringify([
    entry.kit,
    shapeOf(entry.machine),
    Object.keys(driver.events).toSorted(),
    Object.keys(driver.offscreen ?? {}).toSorted(),
    Object.values(driver.ports).map(({ refusal, beforeFailure, follows }) =>
      [refusal, beforeFailure, follows].map((own) => own !== undefined),
    ),
  ]);

const byId = (one: Screened, other: Screened): number =>
  one.entry.machine.id < other.entry.machine.id ? -1 : 1;

/** The first, the last and what lies evenly between them: areas lie beside each other by name. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, place) =>
        Math.round((place * (items.length - 1)) / (count - 1)),
      ).flatMap((place) => items.slice(place, place + 1));

/** Flows that have a shape in common with others, by shape. */
function groupsOf(flows: readonly Screened[]): Screened[][] {
  const shared = flows
    .filter(({ entry }) => SHARED.includes(entry.kit) && !(entry.machine.id in BY_THEMSELVES))
    .toSorted(byId);
  return [...new Set(shared.map(sightOf))].map((sight) => shared.filter((one) => sightOf(one) === sight));
}

/** Flows that a browser plays for others of their shape, by the ids of the flows that are left to them. */
export function playedFor(flows: readonly Screened[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    groupsOf(flows).flatMap((group) => {
      const played = spread(group, PLAYED).map(({ entry }) => entry.machine.id);
      const left = group.filter(({ entry }) => !played.includes(entry.machine.id));
      return left.map(({ entry }) => [entry.machine.id, played] as const);
    }),
  );
}

/** Flows of one shape have the same races: those but the first, by their ids. */
export function racedByOthers(flows: readonly Screened[]): ReadonlySet<string> {
  return new Set(groupsOf(flows).flatMap(([, ...others]) => others.map(({ entry }) => entry.machine.id)));
}
