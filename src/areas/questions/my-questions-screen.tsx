import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { isOpen, OwnQuestionActions } from './own-question-actions.tsx';
import { QuestionRow } from './question-row.tsx';
import { questionText, myQuestionText as text } from './questions.text.ts';
import { wireMyQuestions } from './questions.wiring.ts';

/** /mypage/questions: the member's own questions with their answers. */
export default function MyQuestionsScreen() {
  const { snapshot, send, actor } = useFlow(wireMyQuestions, { filter: undefined });
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <PagedFlow
          flow="myQuestions"
          actor={actor}
          snapshot={snapshot}
          failure={questionText.failed}
          nothing={
            <EmptyState title={text.empty} hint={text.emptyHint}>
              <ButtonLink href={paths.products()}>{text.products}</ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <Rows>
              {items.map((question) => (
                <QuestionRow
                  key={question.questionId}
                  question={question}
                  onChanged={() => send({ type: 'screen.reloaded' })}
                  about={
                    <strong>
                      <TextLink href={paths.product(question.productId)}>{question.productName}</TextLink>
                    </strong>
                  }
                >
                  {isOpen(question) ? (
                    <OwnQuestionActions
                      question={question}
                      onChanged={() => send({ type: 'screen.reloaded' })}
                    />
                  ) : null}
                </QuestionRow>
              ))}
            </Rows>
          )}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}
