import { LEAST_AGE } from '../../policies/accounts.ts';

/**
 * Returns whether a person is younger than LEAST_AGE on a day; both are local dates `yyyy-MM-dd`.
 */
export function isUnderAge(birthDate: string | null, today: string): boolean {
  if (birthDate === null) return false;
  const [year = 0, ...rest] = today.split('-').map(Number);
  const day = rest.map((part) => String(part).padStart(2, '0')).join('-');
  // Born on 29 February, a person is a year older on 1 March, which follows from the order of
  // texts.
  return birthDate > `${String(year - LEAST_AGE).padStart(4, '0')}-${day}`;
}
