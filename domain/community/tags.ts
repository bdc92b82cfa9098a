/** Normalises hashtags: strips leading `#`, drops blanks and duplicates. */
export function cleanTags(tags: readonly string[]): string[] {
  const bare = tags.map((tag) => tag.normalize('NFC').trim().replace(/^#+/, '').trim());
  return [...new Set(bare.filter((tag) => tag !== ''))];
}
