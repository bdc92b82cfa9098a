import type { StoryBlock } from '../../catalogue/product-story.ts';

/** Separator of the texts of a story in a cell of a file, as it is written and as it is read. */
export const BETWEEN_TEXTS = '\n\n';
const BLANK_LINE = /\n\s*\n/;

type TextBlock = Extract<StoryBlock, { kind: 'TEXT' }>;
const isText = (block: StoryBlock): block is TextBlock => block.kind === 'TEXT';

/** Reads the texts of a cell. */
export const readStoryTexts = (cell: string): string[] =>
  cell
    .replaceAll('\r\n', '\n')
    .split(BLANK_LINE)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * Story with other texts: each takes the place of the text before it in this order, further ones follow at the end,
 * and those that are left over go. Pictures keep their order.
 */
export function withStoryTexts(blocks: readonly StoryBlock[], texts: readonly string[]): StoryBlock[] {
  const left = [...texts];
  const kept = blocks.flatMap((block): StoryBlock[] => {
    if (!isText(block)) return [block];
    const text = left.shift();
    return text === undefined ? [] : [{ kind: 'TEXT', text }];
  });
  return [...kept, ...left.map((text): StoryBlock => ({ kind: 'TEXT', text }))];
}
