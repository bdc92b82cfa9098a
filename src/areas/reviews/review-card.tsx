import type { ReactNode } from 'react';
import type { Review } from '#domain/reviews/review.ts';
import { REVIEW_ELEMENTS } from '#domain/reviews/review-scales.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { Stars } from '#src/ui/products/stars.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { ReviewPictures } from './editor/review-pictures.tsx';

const Item = styled('li', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$5 0',
  borderBottom: '1px solid $line',
});
const Title = styled('h3', { fontSize: '$title3', fontWeight: '$semibold' });
const Content = styled('p', { color: '$ink2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Answer = styled('section', {
  display: 'grid',
  gap: '$1',
  padding: '$3 $4',
  borderRadius: '$control',
  background: '$sunken',
  '& strong': { fontSize: '$meta', fontWeight: '$semibold' },
});
const Who = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  '& > div': { minWidth: 0 },
  '& strong': { fontSize: '$meta', fontWeight: '$semibold' },
});

/** Public body measurements of the author as text. */
const bodyOf = ({ userHeight, userWeight, userFootSize, userFootWidth }: Review): string[] => [
  userHeight ? text.body.height(userHeight) : '',
  userWeight ? text.body.weight(userWeight) : '',
  userFootSize ? text.body.foot(userFootSize) : '',
  userFootWidth ? text.widths[userFootWidth] : '',
];

/** Measurements and bought option of the author, by which readers compare the fit. */
const meansOf = (review: Review): string =>
  [
    ...bodyOf(review),
    review.optionSize && review.optionColor
      ? text.bought(colorName(review.optionColor), review.optionSize)
      : '',
  ]
    .filter(Boolean)
    .join(' · ');

type ReviewCardProps = {
  review: Review;
  /** Reply of the store; null if the page shows it elsewhere. */
  answer?: Review['answer'];
  /** Actions on the reply. */
  answerAct?: ReactNode;
  /** Subject of the review, where the page is not about one product. */
  about?: ReactNode;
  children?: ReactNode;
};

/** Review: text first, then its author, then the actions. */
export const ReviewCard = ({
  review,
  answer = review.answer,
  answerAct,
  about,
  children,
}: ReviewCardProps) => (
  <Item>
    {about}
    <Row css={{ gap: '$2' }}>
      <Stars rating={review.rating} label={text.stars(review.rating)} />
      <Muted>
        <RelativeTime at={review.createdAt} />
      </Muted>
      {review.isRewarded ? <Chip>{text.rewarded}</Chip> : null}
    </Row>
    {review.status === 'HIDDEN' ? <p role="status">{text.hidden}</p> : null}
    <Title>{review.title}</Title>
    <Content>{review.content}</Content>
    <ReviewPictures images={review.images} />
    <Muted>
      {REVIEW_ELEMENTS.map((element) => `${text.elements[element]} ${text.steps[review[element]]}`).join(
        ' · ',
      )}
    </Muted>
    <Who>
      <PersonFace id={review.userId} nickname={review.userName} image={review.userProfileImage} size={28} />
      <div>
        <PersonLink id={review.userId} nickname={review.userName}>
          <PersonName>{review.userName}</PersonName>
        </PersonLink>
        <Muted>{meansOf(review)}</Muted>
      </div>
    </Who>
    {answer ? (
      <Answer aria-label={text.answerOf(answer.storeName)}>
        <strong>{text.answerOf(answer.storeName)}</strong>
        <Content>{answer.content}</Content>
        <Muted>
          <RelativeTime at={answer.createdAt} />
        </Muted>
        {answerAct ? <Row>{answerAct}</Row> : null}
      </Answer>
    ) : null}
    {children ? <Row css={{ gap: '$2' }}>{children}</Row> : null}
  </Item>
);
