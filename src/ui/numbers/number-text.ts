/** A number, or the beginning of one: only its sign or its decimal point may be there yet. */
const NUMBER = /^-?\d*(\.\d*)?$/;

/** Removes what may stand in a written number besides its digits: separators, the sign of won, the unit. */
function bare(text: string, unit: string): string {
  const narrow = text
    .normalize('NFKC')
    .replace(/[\s,₩]/g, '')
    .replace('\u2212', '-');
  return unit && narrow.endsWith(unit) ? narrow.slice(0, -unit.length) : narrow;
}

/** Returns typed or pasted text as plain digits: `１８９，０００원` → `189000`; text that is no number is returned unchanged. */
export function plainNumber(text: string, unit = ''): string {
  const digits = bare(text, unit);
  return NUMBER.test(digits) ? digits : text;
}

/** Returns plain digits with thousands separators: `189000` → `189,000`; other text is returned unchanged. */
export const groupedNumber = (plain: string): string =>
  NUMBER.test(plain) ? plain.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ',')) : plain;

/** Returns the place in a grouped number behind its first `count` characters that are no separators. */
function placeBehind(grouped: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < grouped.length; place += 1)
    if (grouped[place] !== ',') left -= 1;
  return place;
}

type Edit = {
  /** Text of the field after the edit, and place of its caret. */
  text: string;
  caret: number;
  /** Grouped text before the edit. */
  before: string;
  unit?: string;
  /** True for the Delete key, which removes what follows the caret. */
  isForward?: boolean;
};

/**
 * Returns the plain digits of an edit, their grouped text, and where its caret stands: behind the same digit as before.
 * An edit that removed only a separator removes the digit beside it, or the key would do nothing.
 */
export function editedNumber({ text, caret, before, unit = '', isForward = false }: Edit) {
  let plain = plainNumber(text, unit);
  if (!NUMBER.test(plain)) return { plain, shown: plain, caret };
  let count = Math.min(bare(text.slice(0, caret), unit).length, plain.length);
  if (text.length === before.length - 1 && plain === plainNumber(before, unit)) {
    if (!isForward) count = Math.max(count - 1, 0);
    plain = plain.slice(0, count) + plain.slice(count + 1);
  }
  const shown = groupedNumber(plain);
  return { plain, shown, caret: placeBehind(shown, count) };
}

/** Groups the number of an input after an edit, keeps its caret in place, and returns the plain digits. */
export function takeEdit(field: HTMLInputElement, before: string, unit: string, edit?: Event): string {
  const next = editedNumber({
    text: field.value,
    caret: field.selectionStart ?? field.value.length,
    before,
    unit,
    isForward: edit instanceof InputEvent && edit.inputType === 'deleteContentForward',
  });
  if (field.value !== next.shown) {
    // Written before React renders the same value, which then leaves the caret alone.
    field.value = next.shown;
    field.setSelectionRange(next.caret, next.caret);
  }
  return next.plain;
}
