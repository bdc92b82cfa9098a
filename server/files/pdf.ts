/** Reasons for refusing a PDF: truncated, encrypted, or with active content. */
export type PdfTrouble = 'CUT' | 'LOCKED' | 'ACTIVE';

/** Distance in bytes from both ends within which PDF readers search the markers. */
const MARK_WITHIN = 1_024;

/** Returns whether PDF readers would accept the bytes. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, MARK_WITHIN).includes('%PDF-');

/** Names of active content and of embedded files in a PDF. */
const ACTIVE = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
];
const LOCKED = 'Encrypt';

// A name ends at a space or delimiter. Only the searched names, and escaped ones of at most their
// length, are matched, as a PDF may contain millions of names.
const DELIMITER = '\\s\\0()<>\\[\\]{}/%';
const NAMES = new RegExp(
  `/((?:${[...ACTIVE, LOCKED].join('|')})(?=[${DELIMITER}]|$)|[^#${DELIMITER}]{0,13}#[0-9A-Fa-f]{2}[^${DELIMITER}]{0,37})`,
  'g',
);

/** Most escaped names; honest files have a few, such as font names. */
const MOST_NAMES = 20_000;

const unescaped = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Returns why a PDF is refused, or null. Finds honest mistakes and common generators; a script
 * hidden in a compressed stream passes, and is mitigated by the response headers.
 */
export function pdfTroubleOf(bytes: Buffer): PdfTrouble | null {
  if (!bytes.subarray(-MARK_WITHIN).includes('%%EOF')) return 'CUT';
  const names = new Set<string>();
  let read = 0;
  for (const [, name = ''] of withoutStreams(bytes.toString('latin1')).matchAll(NAMES)) {
    names.add(unescaped(name));
    read += 1;
    if (read > MOST_NAMES) return 'ACTIVE';
  }
  if (names.has(LOCKED)) return 'LOCKED';
  return ACTIVE.some((name) => names.has(name)) ? 'ACTIVE' : null;
}

const [BEGIN, END] = ['stream', 'endstream'] as const;

/** Returns the text between streams, whose binary data could match by chance. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const begin = beginOf(text, from);
    const end = begin < 0 ? -1 : text.indexOf(END, begin + BEGIN.length);
    if (end < 0) return [...parts, text.slice(from)].join(' ');
    parts.push(text.slice(from, begin));
    from = end + END.length;
  }
}

/**
 * Returns the start of the next stream, which follows a dictionary; the keyword alone may occur in
 * text.
 */
function beginOf(text: string, from: number): number {
  for (let at = text.indexOf(BEGIN, from); at >= 0; at = text.indexOf(BEGIN, at + 1))
    if (/>>\s*$/.test(text.slice(Math.max(0, at - 16), at)) && /[\r\n]/.test(text[at + BEGIN.length] ?? ''))
      return at;
  return -1;
}
