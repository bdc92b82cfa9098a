import type { BuyerAnswer } from '#domain/questions/question.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { AnswerBox, Facts, Words } from './question-parts.ts';
import { buyerAnswerText as text } from './questions.text.ts';
import { wireBuyerAnswerRemoval } from './questions.wiring.ts';

const List = styled('ul', { display: 'grid', gap: '$2', listStyle: 'none' });

type BuyerAnswersProps = {
  answers: readonly BuyerAnswer[];
  /** Called after an answer was deleted or reported. */
  onChanged: () => void;
};

/** Answers of members who own the product, each with its removal or its report. */
export const BuyerAnswers = ({ answers, onChanged }: BuyerAnswersProps) =>
  answers.length === 0 ? null : (
    <List aria-label={text.title}>
      {answers.map((answer) => (
        <AnswerBox as="li" key={answer.answerId}>
          <Row css={{ gap: '$2' }}>
            <Chip>{text.buyer}</Chip>
            <Facts>
              <PersonLink id={answer.userId} nickname={answer.userName}>
                <PersonName>{answer.userName}</PersonName>
              </PersonLink>
              <RelativeTime at={answer.createdAt} />
            </Facts>
          </Row>
          <Words>{answer.content}</Words>
          {answer.isMine ? (
            <OwnAnswerActions answerId={answer.answerId} onChanged={onChanged} />
          ) : (
            <div>
              <ReportButton
                of={{ targetType: 'BUYER_ANSWER', targetId: answer.answerId, authorId: answer.userId }}
                label={text.report}
                onGone={onChanged}
              />
            </div>
          )}
        </AnswerBox>
      ))}
    </List>
  );

/** Delete button of the author of an answer. */
function OwnAnswerActions({ answerId, onChanged }: { answerId: number; onChanged: () => void }) {
  const actor = useFlowActor((app) => wireBuyerAnswerRemoval(app, onChanged), { id: answerId });
  return <RemovalButton actor={actor} label={text.remove} question={text.removeAnswer} />;
}
