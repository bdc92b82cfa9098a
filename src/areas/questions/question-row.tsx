import type { ReactNode } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { questionText as text } from './questions.text.ts';

const Item = styled('li', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$5 0',
  borderBottom: '1px solid $line',
});
const Words = styled('p', {
  maxWidth: '$reading',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  variants: { unreadable: { true: { color: '$ink3' }, false: {} } },
});
const Answer = styled('section', {
  maxWidth: '$reading',
  display: 'grid',
  gap: '$1',
  padding: '$3 $4',
  borderRadius: '$control',
  background: '$sunken',
  '& strong': { fontSize: '$meta', fontWeight: '$semibold' },
});
const State = styled('strong', {
  fontSize: '$meta',
  fontWeight: '$semibold',
  variants: { done: { true: { color: '$ink' }, false: { color: '$ink3' } } },
});
const Facts = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  minWidth: 0,
  fontSize: '$meta',
  color: '$ink3',
});

type QuestionRowProps = {
  question: Question;
  /** Subject of the question, where the page is not about one product. */
  about?: ReactNode;
  /** Answer of the store; null if the page shows it elsewhere. */
  answer?: Question['answer'];
  children?: ReactNode;
};

/** A question with its state, its asker, and the answer of the store. */
export const QuestionRow = ({ question, about, answer = question.answer, children }: QuestionRowProps) => {
  const { topic, isSecret, isAnswered, content, userId, userName, createdAt } = question;
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
      <Facts>
        {userId !== null && userName !== null ? (
          <PersonLink id={userId} nickname={userName}>
            <PersonName>{userName}</PersonName>
          </PersonLink>
        ) : null}
        <RelativeTime at={createdAt} />
      </Facts>
      {answer ? (
        <Answer aria-label={text.answerOf(answer.storeName)}>
          <strong>{text.answerOf(answer.storeName)}</strong>
          <Words>{answer.content}</Words>
          <Muted>
            <RelativeTime at={answer.createdAt} />
          </Muted>
        </Answer>
      ) : null}
      {children ? <Row css={{ gap: '$2' }}>{children}</Row> : null}
    </Item>
  );
};
