/** Factors of the digits in the check digit, from the right. */
const FACTORS = [3, 1] as const;
const MODULUS = 10;
const DIGITS = 7;

const checkDigit = (digits: string): number =>
  (MODULUS -
    ([...digits]
      .toReversed()
      .reduce((sum, digit, place) => sum + Number(digit) * (FACTORS[place % 2] ?? 1), 0) %
      MODULUS)) %
  MODULUS;

/** Returns the code on the label of a claim, `R0000123-6`: its id and a check digit (EAN) against a misread one. */
export function claimCode(claimId: number): string {
  const digits = String(claimId).padStart(DIGITS, '0');
  return `R${digits}-${checkDigit(digits)}`;
}

/** Returns the id of the claim with a code; null for any other text, also for a misread digit. */
export function claimIdOf(code: string): number | null {
  const [, digits] = /^R(\d{7,15})-\d$/.exec(code.trim().toUpperCase()) ?? [];
  const id = Number(digits);
  return digits !== undefined && claimCode(id) === code.trim().toUpperCase() ? id : null;
}
