import type { EditorStory } from '#machines/seller/products/product-story.model.ts';
import { styled } from '#src/styles/stitches.ts';

const Page = styled('div', {
  display: 'grid',
  gap: '$5',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: '$card' },
});

type Props = { story: EditorStory; urlOf: (place: number) => string };

/** Story as shoppers will see it, with the files that are not uploaded yet. */
export const StoryPreview = ({ story, urlOf }: Props) => (
  <Page>
    {story.map((block, place) =>
      block.kind === 'TEXT' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity.
        <p key={place}>{block.text}</p>
      ) : (
        <img key={urlOf(place)} src={urlOf(place)} alt={block.isDecorative ? '' : block.alt} />
      ),
    )}
  </Page>
);
