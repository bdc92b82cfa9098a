import { Secret, TOTP } from 'otpauth';

const ISSUER = '신발장';
const PERIOD = 30;
/** Clocks of phones are some seconds off: one step before and one after count too. */
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

/** 160 random bits in base 32, as apps take them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the picture for the app says. */
export const otpauthUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of time that a code belongs to; null when it is no code of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}
