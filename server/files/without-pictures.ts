const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const PICTURE = Buffer.from('data:image/');

/**
 * Removes the content of `data:image/` strings from a JSON stream: legacy clients repeat every
 * picture there. Memory use is constant.
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

/** Returns a function that tells for each byte whether it is kept. */
function reader(): (byte: number) => boolean {
  let inString = false;
  let isEscaped = false;
  /** Number of matched characters of the prefix; -1 once it cannot match. */
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
