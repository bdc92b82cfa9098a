import type { AccessClass } from '#src/lib/navigation/screen-row.ts';
import { everyScreen } from './every.ts';
import { moves } from './near.ts';

type Address = { address: string; access: AccessClass };

const addresses: readonly Address[] = [
  ...everyScreen.flatMap(([, { path, also = [], access }]) =>
    [path, ...also].map((address) => ({ address, access })),
  ),
  ...moves.map(({ path, access }) => ({ address: path, access })),
];

/** What a pattern begins with before its first part that is not fixed. */
const beginningOf = ({ address }: Address): string => address.split(':')[0] ?? '';

/** The shortest beginnings of some addresses: none of them begins with another. */
function shortest(beginnings: readonly string[]): string[] {
  const sorted = beginnings.toSorted((one, other) => one.length - other.length);
  return sorted.filter((one, at) => !sorted.slice(0, at).some((other) => one.startsWith(other))).toSorted();
}

/**
 * Rules of `robots.txt` for the addresses that need a log-in, one for each beginning. Where an open page begins like a
 * closed one, the rule ends with `$`: it is for that address alone.
 */
export function privateRules(all: readonly Address[] = addresses): readonly string[] {
  const open = all.filter(({ access }) => access === 'open').map(beginningOf);
  const beginnings = all.filter(({ access }) => access !== 'open').map(beginningOf);
  const isShared = (beginning: string) => open.some((one) => one.startsWith(beginning));
  const alone = beginnings.filter(isShared).map((beginning) => `${beginning}$`);
  return [...shortest(beginnings.filter((one) => !isShared(one))), ...new Set(alone)];
}
