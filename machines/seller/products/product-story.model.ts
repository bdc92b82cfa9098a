import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import { STORY } from '#domain/policies/selling.ts';
import type { WantedStoryBlock } from '#domain/seller/products/story-form.ts';

/** Picture that the story has on the server. */
type StoredImage = { imageUrl: string; width: number; height: number };
/** Typed block of a story: a text, or a picture with its description; a decorative picture has none. */
export type EditorBlock =
  | { kind: 'TEXT'; text: string }
  | { kind: 'PICTURE'; image: StoredImage | File; alt: string; isDecorative: boolean };
type PictureBlock = Extract<EditorBlock, { kind: 'PICTURE' }>;
/** Typed story, in order. */
export type EditorStory = readonly EditorBlock[];

const isPicture = (block: EditorBlock): block is PictureBlock => block.kind === 'PICTURE';
const pictureCount = (story: EditorStory): number => story.filter(isPicture).length;

/** Blocks and pictures that a story has room for. */
export const roomOf = (story: EditorStory) => {
  const blocks = Math.max(0, STORY.blocks - story.length);
  return { blocks, pictures: Math.min(blocks, Math.max(0, STORY.pictures - pictureCount(story))) };
};

/** Story of a stored product as it is typed. */
export const editorStory = (blocks: readonly StoryBlock[]): EditorStory =>
  blocks.map((block) => {
    if (block.kind === 'TEXT') return block;
    const { kind, alt, ...image } = block;
    return { kind, image, alt: alt ?? '', isDecorative: alt === null };
  });

/** Adds an empty text at the end, where there is room. */
export const withText = (story: EditorStory): EditorStory =>
  roomOf(story).blocks > 0 ? [...story, { kind: 'TEXT', text: '' }] : story;

/** Adds pictures at the end, as many as there is room for. */
export const withPictures = (story: EditorStory, files: readonly File[]): EditorStory => [
  ...story,
  ...files
    .slice(0, roomOf(story).pictures)
    .map((image): EditorBlock => ({ kind: 'PICTURE', image, alt: '', isDecorative: false })),
];

/** Moves a block by one place; does nothing at the ends. */
export function withMoved(story: EditorStory, from: number, by: -1 | 1): EditorStory {
  const to = from + by;
  if (!story[from] || !story[to]) return story;
  const next = [...story];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Returns the story with one block replaced. */
export const withBlock = (story: EditorStory, place: number, block: EditorBlock): EditorStory =>
  story.map((one, index) => (index === place ? block : one));

/** Returns the story without one block. */
export const withoutBlock = (story: EditorStory, place: number): EditorStory =>
  story.filter((_, index) => index !== place);

/** Chosen files in the order in which the request body refers to them. */
export const storyFiles = (story: EditorStory): File[] =>
  story.flatMap((block) => (isPicture(block) && block.image instanceof File ? [block.image] : []));

/** Body of the request: the complete story. */
export function storyBody(story: EditorStory): WantedStoryBlock[] {
  const files = storyFiles(story);
  return story.map((block) => {
    if (block.kind === 'TEXT') return block;
    const { kind, image } = block;
    const alt = block.isDecorative ? null : block.alt;
    return image instanceof File
      ? { kind, fileIndex: files.indexOf(image), alt }
      : { kind, imageUrl: image.imageUrl, alt };
  });
}

/** Story on top of another tab's version: pictures that were removed there are removed here. */
export const rebasedStory = (story: EditorStory, there: readonly StoryBlock[]): EditorStory =>
  story.filter(
    (block) =>
      !isPicture(block) ||
      block.image instanceof File ||
      there.some(
        (one) => one.kind === 'PICTURE' && 'imageUrl' in block.image && one.imageUrl === block.image.imageUrl,
      ),
  );

/** Story as a comparable text; files are compared by name and size. */
export const storyKey = (story: EditorStory): string =>
  JSON.stringify(
    story.map((block) => {
      if (block.kind === 'TEXT') return block.text;
      const { image, alt, isDecorative } = block;
      return [image instanceof File ? [image.name, image.size] : image.imageUrl, isDecorative ? null : alt];
    }),
  );

/** True for a value from a draft that is a block. */
export function isEditorBlock(one: unknown): one is EditorBlock {
  if (typeof one !== 'object' || one === null || !('kind' in one)) return false;
  if (one.kind === 'TEXT') return 'text' in one && typeof one.text === 'string';
  return (
    one.kind === 'PICTURE' &&
    'image' in one &&
    typeof one.image === 'object' &&
    'alt' in one &&
    typeof one.alt === 'string' &&
    'isDecorative' in one
  );
}
