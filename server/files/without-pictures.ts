const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const PICTURE = Buffer.from('data:image/');

/**
 * Passes JSON on without what its strings hold behind `data:image/`: older clients send every picture a second time in
 * words, where nobody reads it. Nothing of it is kept, however long it is.
 */
export async function* withoutPictures(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const isKept = reader();
  for await (const chunk of chunks) {
    const kept = Buffer.allocUnsafe(chunk.length);
    let length = 0;
    for (const byte of chunk) {
      if (!isKept(byte)) continue;
      kept[length] = byte;
      length += 1;
    }
    yield kept.subarray(0, length);
  }
}

/** Says of one byte after the other whether it belongs to the words. */
function reader(): (byte: number) => boolean {
  let inString = false;
  let isEscaped = false;
  /** How much of a picture's beginning the string has; -1 once it is none. */
  let met = 0;
  return (byte) => {
    if (!inString) {
      inString = byte === QUOTE;
      met = 0;
      return true;
    }
    if (byte === QUOTE && !isEscaped) {
      inString = false;
      return true;
    }
    isEscaped = byte === BACKSLASH && !isEscaped;
    if (met === PICTURE.length) return false;
    met = met >= 0 && byte === PICTURE[met] ? met + 1 : -1;
    return true;
  };
}
