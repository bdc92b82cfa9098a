import type { AccessClass } from '#src/lib/navigation/screen-row.ts';
import { allScreens } from './all-screens.ts';
import { moves } from './eager-screens.ts';

type Address = { address: string; access: AccessClass };

const addresses: readonly Address[] = [
  ...allScreens.flatMap(([, { path, also = [], access }]) =>
    [path, ...also].map((address) => ({ address, access })),
  ),
  ...moves.map(({ path, access }) => ({ address: path, access })),
];

/** Path prefix of a pattern up to its first parameter. */
const initialSnapshotsOf = ({ address }: Address): string => address.split(':')[0] ?? '';

/** Prefixes without those that begin with another one of the list. */
function shortest(beginnings: readonly string[]): string[] {
  const sorted = beginnings.toSorted((one, other) => one.length - other.length);
  return sorted.filter((one, at) => !sorted.slice(0, at).some((other) => one.startsWith(other))).toSorted();
}

/**
 * Rules of `robots.txt` for paths that need a login, one per prefix. A prefix shared with an open page ends with `$`,
 * so that it applies to that path alone.
 */
export function robotsRules(all: readonly Address[] = addresses): readonly string[] {
  const open = all.filter(({ access }) => access === 'open').map(initialSnapshotsOf);
  const beginnings = all.filter(({ access }) => access !== 'open').map(initialSnapshotsOf);
  const isShared = (beginning: string) => open.some((one) => one.startsWith(beginning));
  const alone = beginnings.filter(isShared).map((beginning) => `${beginning}$`);
  return [...shortest(beginnings.filter((one) => !isShared(one))), ...new Set(alone)];
}
