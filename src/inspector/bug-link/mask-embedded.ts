import { pseudonymize } from '../model/pseudonymize.ts';
import { HIDDEN } from '../model/sanitize.ts';

/** E-mail addresses and mobile numbers within a longer text. */
const CONTACTS = [
  /[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi,
  // The digits of ids are no telephone number.
  /(?<![\w-])01\d[-\s]?\d{3,4}[-\s]?\d{4}(?![\w-])/g,
];
/** Tokens within a longer text, behind what introduces them. */
const TOKENS = /(\bBearer\s+|[?&#][\w.-]*(?:token|secret|credential)[\w.-]*=)[^&#\s"']+/gi;

/** A text that is nothing but a contact was masked when it was logged, and stays as it is there. */
function maskText(text: string): string {
  const masked = (contact: string) => (contact === text ? contact : pseudonymize(contact));
  const hidden = text.replace(TOKENS, (_, start: string) => `${start}${HIDDEN}`);
  return CONTACTS.reduce((rest, pattern) => rest.replace(pattern, masked), hidden);
}

/**
 * Masks contacts and tokens inside of sentences and addresses, which the log keeps for the reader of the same browser,
 * in plain data that leaves the browser.
 */
export function maskEmbedded<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? maskText(one) : one,
  );
}
