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
