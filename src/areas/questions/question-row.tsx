import type { ReactNode } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { BuyerAnswers } from './buyer-answers.tsx';
import { AnswerBox, Facts, Words } from './question-parts.ts';
import { questionText as text } from './questions.text.ts';

const Item = styled('li', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$5 0',
  borderBottom: '1px solid $line',
});
const State = styled('strong', {
  fontSize: '$meta',
  fontWeight: '$semibold',
  variants: { done: { true: { color: '$ink' }, false: { color: '$ink3' } } },
});
const Shown = styled('a', {
  width: 'fit-content',
  '& img': {
    display: 'block',
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: '$control',
    background: '$tile',
  },
});
type QuestionRowProps = {
  question: Question;
  /** Subject of the question, where the page is not about one product. */
  about?: ReactNode;
  /** Answer of the store; null if the page shows it elsewhere. */
  answer?: Question['answer'];
  /** Called after an answer was deleted or reported. */
  onChanged: () => void;
  children?: ReactNode;
};

/** A question with its state, its asker, the answer of the store, and those of buyers. */
export const QuestionRow = ({
  question,
  about,
  answer = question.answer,
  onChanged,
  children,
}: QuestionRowProps) => {
  const { topic, isSecret, isAnswered, content, imageUrl, userId, userName, createdAt } = question;
  return (
    <Item>
      {about}
      <Row css={{ gap: '$2' }}>
        <State done={isAnswered}>{isAnswered ? text.answered : text.waiting}</State>
        <Chip>{text.topics[topic]}</Chip>
        {isSecret ? <Chip>{text.secret}</Chip> : null}
      </Row>
      {question.isHidden ? <p role="status">{text.hidden}</p> : null}
      <Words unreadable={content === null}>{content ?? text.unreadable}</Words>
      {imageUrl ? (
        <Shown href={pictureUrl(imageUrl)} target="_blank" rel="noopener noreferrer">
          <img src={pictureUrl(imageUrl)} alt={text.picture} loading="lazy" />
        </Shown>
      ) : null}
      <Facts>
        {userId !== null && userName !== null ? (
          <PersonLink id={userId} nickname={userName}>
            <PersonName>{userName}</PersonName>
          </PersonLink>
        ) : null}
        <RelativeTime at={createdAt} />
      </Facts>
      {answer ? (
        <AnswerBox aria-label={text.answerOf(answer.storeName)}>
          <strong>{text.answerOf(answer.storeName)}</strong>
          <Words>{answer.content}</Words>
          <Muted>
            <RelativeTime at={answer.createdAt} />
          </Muted>
          <div>
            <ReportButton
              of={{ targetType: 'QUESTION_ANSWER', targetId: question.questionId, authorId: null }}
              label={text.reportAnswer}
              isReported={answer.isReported}
            />
          </div>
        </AnswerBox>
      ) : null}
      <BuyerAnswers answers={question.buyerAnswers} onChanged={onChanged} />
      {children ? <Row css={{ gap: '$2' }}>{children}</Row> : null}
    </Item>
  );
};
