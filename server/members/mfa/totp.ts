import { Secret, TOTP } from 'otpauth';

const ISSUER = '신발장';
const PERIOD = 30;
/** Time steps of tolerance in both directions, as phone clocks deviate. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** Returns a TOTP secret of 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the otpauth address of the QR code. */
export const otpauthUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the time step of a valid code; null if it is invalid. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}
