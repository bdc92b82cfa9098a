/** Why a PDF is not taken: half of it is missing, it is locked, or it does things. */
export type PdfTrouble = 'CUT' | 'LOCKED' | 'ACTIVE';

/** Readers look for both marks this far from the ends, and so do we. */
const MARK_WITHIN = 1_024;

/** Whether readers would take the bytes for a PDF. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, MARK_WITHIN).includes('%PDF-');

/** What makes a PDF do something, or brings something else along. */
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

// A name ends at a blank or a delimiter. Only names that are looked for, and those with an escape that are no longer
// than one of them can be, are read: others could be millions.
const DELIMITER = '\\s\\0()<>\\[\\]{}/%';
const NAMES = new RegExp(
  `/((?:${[...ACTIVE, LOCKED].join('|')})(?=[${DELIMITER}]|$)|[^#${DELIMITER}]{0,13}#[0-9A-Fa-f]{2}[^${DELIMITER}]{0,37})`,
  'g',
);

/** Honest files have a few: names of fonts in other letters. */
const MOST_NAMES = 20_000;

const unescaped = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Looks for what a paper of a business does not need. It catches honest mistakes and files that were made by machines
 * of all kinds; whoever hides a script in a packed stream gets past it, and is met by how the file is answered.
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

/** What stands between streams: their bytes are pictures and fonts, in which any three letters turn up by chance. */
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

/** A stream begins after its dictionary: the word alone may stand in a text. */
function beginOf(text: string, from: number): number {
  for (let at = text.indexOf(BEGIN, from); at >= 0; at = text.indexOf(BEGIN, at + 1))
    if (/>>\s*$/.test(text.slice(Math.max(0, at - 16), at)) && /[\r\n]/.test(text[at + BEGIN.length] ?? ''))
      return at;
  return -1;
}
