import { useState } from 'react';
import type { FeedImage } from '#domain/community/feed.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const Frame = styled('figure', {
  aspectRatio: '1',
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$sunken',
});

/** Pictures of a feed, one at a time; arrow keys move too. */
export function Carousel({ images, title }: { images: readonly FeedImage[]; title: string }) {
  const [index, setIndex] = useState(0);
  const image = images[index];
  if (!image) return null;
  const move = (by: number) => setIndex((index + by + images.length) % images.length);
  const many = images.length > 1;
  return (
    <section
      aria-label={text.picture(title, index + 1)}
      onKeyDown={({ key }) =>
        many && (key === 'ArrowRight' ? move(1) : key === 'ArrowLeft' ? move(-1) : undefined)
      }
    >
      <Frame>
        <Picture
          key={image.imageId}
          image={image.imageUrl}
          alt={text.picture(title, index + 1)}
          width={800}
          height={800}
          sizes={pictureSizes.page}
          priority
        />
      </Frame>
      {many ? (
        <Row css={{ justifyContent: 'center', marginTop: '$2' }}>
          <Button size="small" type="button" onClick={() => move(-1)}>
            {text.previousPicture}
          </Button>
          <span aria-live="polite">{text.pictureOf(index + 1, images.length)}</span>
          <Button size="small" type="button" onClick={() => move(1)}>
            {text.nextPicture}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}
