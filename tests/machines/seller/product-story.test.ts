import { describe, expect, it } from 'vitest';
import { STORY } from '#domain/policies/selling.ts';
import {
  type EditorStory,
  editorStory,
  rebasedStory,
  roomOf,
  storyBody,
  storyFiles,
  storyKey,
  withMoved,
  withoutBlock,
  withPictures,
  withText,
} from '#machines/seller/products/product-story.model.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = {
  kind: 'PICTURE',
  imageUrl: 'images/products/a.webp',
  alt: '옆모습',
  width: 4,
  height: 3,
} as const;
const text = (words: string) => ({ kind: 'TEXT', text: words }) as const;

describe('story of the product editor', () => {
  it('refers to new files by their order among the files, and to stored ones by their address', () => {
    const begun = withPictures(editorStory([text('글'), stored]), [file('one.png'), file('two.png')]);
    const moved = withMoved(begun, 3, -1);
    expect(storyFiles(moved).map(({ name }) => name)).toEqual(['two.png', 'one.png']);
    expect(storyBody(moved)).toEqual([
      text('글'),
      { kind: 'PICTURE', imageUrl: stored.imageUrl, alt: '옆모습' },
      { kind: 'PICTURE', fileIndex: 0, alt: '' },
      { kind: 'PICTURE', fileIndex: 1, alt: '' },
    ]);
  });

  it('sends no description of a decorative picture, and keeps what was typed', () => {
    const [block] = editorStory([stored]);
    if (block?.kind !== 'PICTURE') throw new Error('no picture');
    expect(storyBody([{ ...block, isDecorative: true }])).toMatchObject([{ alt: null }]);
    expect(editorStory([{ ...stored, alt: null }])).toMatchObject([{ alt: '', isDecorative: true }]);
  });

  it('takes as many blocks and pictures as there is room for', () => {
    const files = Array.from({ length: STORY.pictures + 3 }, (_, index) => file(`${index}.png`));
    const pictured = withPictures([], files);
    expect([pictured.length, roomOf(pictured)]).toEqual([
      STORY.pictures,
      { blocks: STORY.blocks - STORY.pictures, pictures: 0 },
    ]);
    let full: EditorStory = pictured;
    for (let count = 0; count < STORY.blocks; count += 1) full = withText(full);
    expect([full.length, withPictures(full, files)]).toEqual([STORY.blocks, full]);
  });

  it('moves a block by one place and not past the ends', () => {
    const story = editorStory([text('하나'), text('둘')]);
    expect(withMoved(story, 1, -1)).toEqual([text('둘'), text('하나')]);
    expect([withMoved(story, 0, -1), withMoved(story, 1, 1)]).toEqual([story, story]);
    expect(withoutBlock(story, 0)).toEqual([text('둘')]);
  });

  it('drops pictures that another tab has removed, and differs by every typed part', () => {
    const story = withPictures(editorStory([stored, text('글')]), [file('new.png')]);
    expect(rebasedStory(story, [])).toEqual(story.slice(1));
    expect(rebasedStory(story, [stored])).toEqual(story);
    expect(storyKey(story)).not.toBe(storyKey(withMoved(story, 0, 1)));
  });
});
