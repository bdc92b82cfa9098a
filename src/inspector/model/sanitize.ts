import { SHIPPING_FIELDS } from '#domain/trade/orders/shipping.ts';
import { pseudonymize } from './pseudonymize.ts';

/** Copy that may leave the page: plain data, personal data masked, size limited. */
export type Sanitized = { value: unknown; cut: boolean };

const LIMITS = { depth: 8, items: 60, keys: 80, letters: 400, values: 2_000 };
const SECRET = /token|secret|authorization|credential/i;
/** Replaces what no rule reads. */
export const HIDDEN = '••••••';
const PERSONAL =
  /password|^(email|phone\w*|tel|mobile|username|nickname|userNickname|birthDate|zonecode|\w*address\w*|card\w*|account\w*|receiver\w*|zipCode|instagramId)$/i;
const SHIPPING: ReadonlySet<string> = new Set(SHIPPING_FIELDS);
/** Keys that mark an object as a person, whose `name` is personal data as well. */
const PERSON = ['email', 'nickname', 'token', 'phone', 'userType'];
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^0\d{1,2}-?\d{3,4}-?\d{4}$/;

/** Copies a value for the log: equal values stay equal, and guards see values of the same form. */
export const sanitize = (input: unknown): Sanitized => plainCopy(input, true);

/** Plain copy with limited size; `masking` masks personal data, which our samples do not need. */
export function plainCopy(input: unknown, masking: boolean): Sanitized {
  const state = { left: LIMITS.values, cut: false, masking, seen: new Set<object>() };
  return { value: copy(input, state, 0), cut: state.cut };
}

type State = { left: number; cut: boolean; masking: boolean; seen: Set<object> };

function copy(value: unknown, state: State, depth: number): unknown {
  state.left -= 1;
  if (typeof value === 'string') return copyText(value, state);
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Blob) return `[${value.constructor.name} ${value.type} ${value.size}]`;
  if (state.seen.has(value)) return '[circular]';
  if (depth >= LIMITS.depth || state.left <= 0) return stopped(state);
  state.seen.add(value);
  const copied = Array.isArray(value)
    ? copyList(value, state, depth)
    : { ...errorParts(value), ...copyObject(value, state, depth) };
  state.seen.delete(value);
  return copied;
}

/** Name and message of an Error, which are not enumerable. */
const errorParts = (value: object) =>
  value instanceof Error ? { name: value.name, message: value.message } : {};

function copyText(text: string, state: State): string {
  if (state.masking && (EMAIL.test(text) || PHONE.test(text))) return pseudonymize(text);
  if (text.length <= LIMITS.letters) return text;
  state.cut = true;
  return `${text.slice(0, LIMITS.letters)}…`;
}

function copyList(list: readonly unknown[], state: State, depth: number): unknown[] {
  if (list.length > LIMITS.items) state.cut = true;
  return list.slice(0, LIMITS.items).map((one) => copy(one, state, depth + 1));
}

function copyObject(object: object, state: State, depth: number): Record<string, unknown> {
  const entries = Object.entries(object);
  if (entries.length > LIMITS.keys) state.cut = true;
  const hides = state.masking ? hiddenKeys(object) : () => false;
  const copied = entries.slice(0, LIMITS.keys).map(([key, value]) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    // No rule reads a token, so it is replaced completely.
    if (state.masking && isText && value !== '' && SECRET.test(key)) return [key, HIDDEN] as const;
    return [key, isText && hides(key) ? pseudonymize(String(value)) : copy(value, state, depth + 1)] as const;
  });
  return Object.fromEntries(copied);
}

/** Returns a test for the personal fields of an object; `{ field: 'password', value }` hides its value. */
function hiddenKeys(object: object): (key: string) => boolean {
  const isPerson = PERSON.some((key) => key in object);
  const named = 'field' in object && typeof object.field === 'string' ? object.field : '';
  const isPersonal = (key: string) => SHIPPING.has(key) || PERSONAL.test(key);
  // `own` is the present name that a typed one is compared with.
  const isNames = (key: string) => isPerson && (key === 'name' || key === 'own');
  return (key) => isPersonal(key) || isNames(key) || (key === 'value' && isPersonal(named));
}

function stopped(state: State): string {
  state.cut = true;
  return '[…]';
}
