import type { Question } from '#domain/questions/question.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { QuestionRow } from '#src/areas/questions/question-row.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { AnswerForm } from './answer-form.tsx';

const Alone = styled('ul', { listStyle: 'none', '& > li': { padding: 0, border: 0 } });

type Props = { question: Question; onClose: () => void; onDone: () => void };

/** Side panel of one question with the store's answer. */
export default function QuestionPanel({ question, onClose, onDone }: Props) {
  const { questionId, productId, productName, userId, isReported } = question;
  return (
    <SidePanel title={productName} onClose={onClose}>
      <Stack gap={6}>
        <TextLink href={paths.product(productId)}>{productName}</TextLink>
        <Alone>
          <QuestionRow question={question} answer={null} onChanged={onDone}>
            <ReportButton
              of={{ targetType: 'QUESTION', targetId: questionId, authorId: userId }}
              isReported={isReported}
            />
          </QuestionRow>
        </Alone>
        <AnswerForm question={question} onDone={onDone} />
      </Stack>
    </SidePanel>
  );
}
