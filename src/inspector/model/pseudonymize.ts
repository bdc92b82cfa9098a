const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const HANGUL_FIRST = 0xac00;
const HANGUL_COUNT = 11_172;

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = '1900-01-01';

const SALT_KEY = 'inspect.salt';

/** Random per tab: equal texts look equal within one log and cannot be looked up across logs. */
function saltOfTab(): string {
  if (typeof sessionStorage === 'undefined') return crypto.randomUUID();
  const salt = sessionStorage.getItem(SALT_KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(SALT_KEY, salt);
  return salt;
}
const salt = saltOfTab();

/**
 * Pseudonym of the same form: digits stay digits, letters letters, Hangul Hangul, marks marks. A masked password
 * still passes or fails its rules, and equal texts stay equal.
 */
export function pseudonymize(text: string): string {
  const next = sequence(`${salt}${text}`);
  const today = new Date().toISOString().slice(0, 10);
  // Random digits are seldom a valid date, so a past date becomes another past date.
  if (isDay(text) && FIRST_DAY < text && text <= today) return dayBefore(text, next());
  const kept = sharedStart(text);
  return [...text].map((letter, at) => (at < kept ? letter : sameKind(letter, next()))).join('');
}

/** Length of the common prefix of a telephone number, which identifies nobody and is kept. */
function sharedStart(text: string): number {
  if (/^01\d-?\d{3,4}-?\d{4}$/.test(text)) return 3;
  return /^(0\d{1,2}-?\d{3,4}|1\d{3})-?\d{4}$/.test(text) ? 1 : 0;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** A date between the first allowed day and `day`. */
function dayBefore(day: string, number: number): string {
  const days = (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS;
  return new Date(Date.parse(FIRST_DAY) + (number % days) * DAY_MS).toISOString().slice(0, 10);
}

function sameKind(letter: string, number: number): string {
  if (/\d/.test(letter)) return String(number % 10);
  if (/[a-z]/.test(letter)) return String.fromCharCode(97 + (number % 26));
  if (/[A-Z]/.test(letter)) return String.fromCharCode(65 + (number % 26));
  if (/[가-힣]/.test(letter)) return String.fromCharCode(HANGUL_FIRST + (number % HANGUL_COUNT));
  return letter;
}

/** Deterministic sequence of numbers from a seed. */
function sequence(seed: string): () => number {
  let state = [...seed].reduce(mix, FNV_START);
  return () => {
    state = mix(state, 'x');
    return (state ^ (state >>> 15)) >>> 0;
  };
}

const mix = (hash: number, letter: string): number =>
  Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
