import { useId, useRef, useState } from 'react';
import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import { extrasText } from '#src/areas/catalogue/product/product-extras.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const text = extrasText.story;

const Blocks = styled('section', {
  display: 'grid',
  gap: '$5',
  maxWidth: '$reading',
  marginBottom: '$6',
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& img': { display: 'block', height: 'auto', borderRadius: '$card' },
});

/** Blocks that are shown before the rest is asked for, so that sizes and reviews stay near. */
const SHORT = 4;

/** Story of a product: plain texts and pictures in order; a long one is cut until it is asked for. */
export function ProductStory({ blocks }: { blocks: readonly StoryBlock[] }) {
  const [isWhole, showWhole] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  if (blocks.length === 0) return null;
  // One block more is no reason for a button.
  const isCut = !isWhole && blocks.length > SHORT + 1;
  return (
    <Blocks ref={section} id={id} tabIndex={-1} aria-label={text.name}>
      <StoryBlocks blocks={isCut ? blocks.slice(0, SHORT) : blocks} />
      {isCut ? (
        <Button
          type="button"
          aria-controls={id}
          onClick={() => {
            showWhole(true);
            // The button goes: the keyboard goes on from the story.
            section.current?.focus({ preventScroll: true });
          }}
        >
          {text.all}
        </Button>
      ) : null}
    </Blocks>
  );
}

/** Blocks of a story. */
const StoryBlocks = ({ blocks }: { blocks: readonly StoryBlock[] }) =>
  // Blocks have no identity of their own, and their order does not change here.
  blocks.map((block, place) =>
    block.kind === 'TEXT' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <p key={place}>{block.text}</p>
    ) : (
      <Picture
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        key={place}
        image={block.imageUrl}
        alt={block.alt ?? ''}
        width={block.width}
        height={block.height}
        sizes={pictureSizes.page}
      />
    ),
  );
