import { type ReactNode, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { takesBuyerAnswer } from '#domain/questions/buyer-answer.ts';
import type { Question } from '#domain/questions/question.ts';
import type { QuestionFilter } from '#machines/questions/product-questions.machine.ts';
import { NO_QUESTION } from '#machines/questions/question-form.machine.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { BuyerAnswerButton } from './buyer-answer-button.tsx';
import { isOpen, OwnQuestionActions } from './own-question-actions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionRow } from './question-row.tsx';
import { questionText as text } from './questions.text.ts';
import { wireProductQuestions } from './questions.wiring.ts';

// The label of a button without a frame begins where the text above it does.
const Faint = styled('span', { marginLeft: '-12px', color: '$ink3' });
const Nothing = styled('p', { padding: '$8 0', color: '$ink3', textAlign: 'center' });
/** Section of a product page: read, search and ask questions about the product. */
export default function ProductQuestions({ productId }: { productId: number }) {
  const [isAsking, ask] = useState(false);
  const { snapshot, send, actor } = useFlow(wireProductQuestions, {
    filter: { productId, topic: '', q: '', openOnly: false },
  });
  const { page, query } = snapshot.context;
  const reload = () => send({ type: 'screen.reloaded' });
  const narrow = (part: Partial<QuestionFilter>) =>
    send({ type: 'filter.changed', filter: { ...query.filter, ...part }, page: 0 });
  const { topic, q, openOnly } = query.filter;
  const isNarrowed = topic !== '' || q !== '' || openOnly;
  return (
    <Stack as="section" aria-label={text.title}>
      <Head
        productId={productId}
        count={page && !isNarrowed ? page.totalElements : null}
        onAsk={() => ask(true)}
      />
      <Muted>
        {page && page.answerHours !== null ? `${text.answerTime(page.answerHours)} ` : null}
        {text.hint}
      </Muted>
      {isNarrowed || (page?.totalElements ?? 0) > 0 ? (
        <QuestionFilters filter={query.filter} onChange={narrow} />
      ) : null}
      <PagedFlow
        flow="productQuestions"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={<Nothing>{isNarrowed ? text.noMatch : text.empty}</Nothing>}
      >
        {(items) => (
          <Rows>
            {items.map((question) => (
              <QuestionRow key={question.questionId} question={question} onChanged={reload}>
                {actionsOn(question, page?.isBuyer === true, reload)}
              </QuestionRow>
            ))}
          </Rows>
        )}
      </PagedFlow>
      {isAsking ? (
        <QuestionDialog
          productId={productId}
          questionId={null}
          values={NO_QUESTION}
          onClose={() => ask(false)}
          onDone={() => {
            ask(false);
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

type HeadProps = {
  productId: number;
  /** Null while it is unknown, and for a narrowed list. */
  count: number | null;
  onAsk: () => void;
};

/** Title with the number of questions, and the way to ask. */
function Head({ productId, count, onAsk }: HeadProps) {
  const { user } = useSession();
  return (
    <Row spread>
      <SectionTitle>
        {text.title} {count === null ? null : formatNumber(count)}
      </SectionTitle>
      {user ? (
        <Row>
          <TextLink href={paths.questions}>{text.mine}</TextLink>
          <Button type="button" size="small" tone="primary" onClick={onAsk}>
            {text.ask}
          </Button>
        </Row>
      ) : (
        <ButtonLink href={paths.login(paths.product(productId))} size="small">
          {text.login}
        </ButtonLink>
      )}
    </Row>
  );
}

/**
 * Actions of the asker, or those of other readers: a buyer may answer, and all may report. A secret question is reported
 * at the desk of its seller.
 */
function actionsOn(question: Question, isBuyer: boolean, onChanged: () => void): ReactNode {
  const { questionId, userId, isMine, isSecret } = question;
  if (isOpen(question)) return <OwnQuestionActions question={question} onChanged={onChanged} />;
  if (isMine || isSecret) return null;
  return (
    <>
      {isBuyer && takesBuyerAnswer(question) ? (
        <BuyerAnswerButton question={question} onAnswered={onChanged} />
      ) : null}
      <Faint>
        <ReportButton
          of={{ targetType: 'QUESTION', targetId: questionId, authorId: userId }}
          onGone={onChanged}
        />
      </Faint>
    </>
  );
}
