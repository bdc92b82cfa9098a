import type { ReactNode } from 'react';
import { COLORS } from '#domain/catalogue/colors.ts';
import { formatDate } from '#domain/kit/format.ts';
import type { Review } from '#domain/reviews/review.ts';
import { REVIEW_ELEMENTS } from '#domain/reviews/review-scales.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout.tsx';
import { PersonName } from '#src/ui/person-name.tsx';
import { Stars } from '#src/ui/stars.tsx';
import { ReviewPictures } from './review-pictures.tsx';

const Item = styled('li', { padding: '$5 0', borderBottom: '1px solid $line' });
const Title = styled('h3', { fontSize: '$body', margin: 0 });
const Content = styled('p', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;

/** What the author shows of their body, in words. */
function bodyOf({ userHeight, userWeight, userFootSize, userFootWidth }: Review): string {
  return [
    userHeight ? text.body.height(userHeight) : '',
    userWeight ? text.body.weight(userWeight) : '',
    userFootSize ? text.body.foot(userFootSize) : '',
    userFootWidth ? text.widths[userFootWidth] : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type ReviewCardProps = {
  review: Review;
  /** What it is about, where the page is not about that one thing. */
  about?: ReactNode;
  children?: ReactNode;
};

/** One review; what may be done with it stands below. */
export function ReviewCard({ review, about, children }: ReviewCardProps) {
  const body = bodyOf(review);
  return (
    <Item>
      <Stack gap={3}>
        {about}
        <Row css={{ flexWrap: 'nowrap' }}>
          <Avatar id={review.userId} nickname={review.userName} image={review.userProfileImage ?? null} />
          <div>
            <PersonName>{review.userName}</PersonName>
            {body ? <Muted>{body}</Muted> : null}
          </div>
        </Row>
        <Row>
          <Stars rating={review.rating} label={text.stars(review.rating)} />
          <Muted as="time" dateTime={review.createdAt}>
            {formatDate(review.createdAt)}
          </Muted>
          {review.isRewarded ? <Chip tone="accent">{text.rewarded}</Chip> : null}
        </Row>
        {review.status === 'HIDDEN' ? <p role="status">{text.hidden}</p> : null}
        <Title>{review.title}</Title>
        <Content>{review.content}</Content>
        <ReviewPictures images={review.images} />
        <Row>
          {REVIEW_ELEMENTS.map((element) => (
            <Chip key={element}>
              {text.elements[element]} {text.steps[review[element]]}
            </Chip>
          ))}
        </Row>
        {review.optionSize && review.optionColor ? (
          <Muted>{text.bought(colorName(review.optionColor), review.optionSize)}</Muted>
        ) : null}
        {children ? <Row>{children}</Row> : null}
      </Stack>
    </Item>
  );
}
