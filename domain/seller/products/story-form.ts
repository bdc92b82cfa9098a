import * as v from 'valibot';
import { textField } from '../../kit/forms/form-fields.ts';
import { STORY } from '../../policies/selling.ts';

const REPLACED = '사진을 다시 골라 주세요.';
const ALT_REQUIRED = '사진을 설명해 주세요. 장식 사진이면 장식으로 표시해 주세요.';

/** Picture of a story: one that the product's story or pictures have, by its address, or an uploaded file by its index. */
const wantedStoryPicture = v.pipe(
  v.object({
    kind: v.literal('PICTURE'),
    imageUrl: v.optional(v.pipe(v.string(), v.maxLength(300, REPLACED))),
    fileIndex: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STORY.pictures - 1, REPLACED)),
    ),
    /** Null for a decorative picture. */
    alt: v.nullable(
      v.pipe(
        textField('사진 설명', 0, STORY.alt),
        v.check((alt) => alt !== '', ALT_REQUIRED),
      ),
    ),
  }),
  v.check(({ imageUrl, fileIndex }) => (imageUrl === undefined) !== (fileIndex === undefined), REPLACED),
);

/** Text of a block: plain text without blank lines, since a blank line begins another block in files. */
const storyText = v.pipe(
  textField('글', 1, STORY.text),
  v.transform((text) => text.replace(/\r?\n(?:[^\S\n]*\r?\n)+/g, '\n')),
);
const wantedStoryBlock = v.variant('kind', [
  v.object({ kind: v.literal('TEXT'), text: storyText }),
  wantedStoryPicture,
]);
export type WantedStoryBlock = v.InferOutput<typeof wantedStoryBlock>;

/** Message for a story with too many blocks. */
export const TOO_MANY_BLOCKS = `상품 이야기는 사진까지 ${STORY.blocks}칸을 쓸 수 있어요.`;

const pictureCount = (blocks: readonly { kind: string }[]): number =>
  blocks.filter(({ kind }) => kind === 'PICTURE').length;

/** Complete story of a product, in order. */
export const storyField = v.optional(
  v.pipe(
    v.array(wantedStoryBlock),
    v.maxLength(STORY.blocks, TOO_MANY_BLOCKS),
    v.check(
      (blocks) => pictureCount(blocks) <= STORY.pictures,
      `상품 이야기에는 사진을 ${STORY.pictures}장까지 넣을 수 있어요.`,
    ),
  ),
);
