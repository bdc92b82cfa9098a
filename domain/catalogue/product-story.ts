import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

/** Block of the story of a product: plain text, or a picture with its size in pixels. */
export const storyBlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('TEXT'), text: v.string() }),
  v.object({
    kind: v.literal('PICTURE'),
    imageUrl: v.string(),
    /** Alternative text; null for a decorative picture. */
    alt: v.nullable(v.string()),
    width: v.number(),
    height: v.number(),
  }),
]);
export type StoryBlock = v.InferOutput<typeof storyBlockSchema>;

/** Public endpoint: lists the blocks of the story of a product, in order. */
export const productStory = endpoint({
  method: 'GET',
  path: '/api/products/{id}/story',
  access: 'public',
  summary: 'Returns the story of a product: blocks of text and pictures, in order.',
  params: idParams,
  response: v.array(storyBlockSchema),
  wrapping: 'envelope',
});
