import { useState } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { questionText as text } from './questions.text.ts';
import { wireQuestionRemoval } from './questions.wiring.ts';

type Props = { question: Question; onChanged: () => void };

/** Edit and delete buttons of the asker while there is no answer; the server checks again. */
export function OwnQuestionActions({ question, onChanged }: Props) {
  const { questionId, productId, topic, content, isSecret, imageUrl } = question;
  const [isEditing, edit] = useState(false);
  const actor = useFlowActor((app) => wireQuestionRemoval(app, onChanged), { id: questionId });
  return (
    <>
      <Button type="button" size="small" onClick={() => edit(true)}>
        {text.edit}
      </Button>
      <RemovalButton actor={actor} label={text.remove} question={text.removeQuestion} />
      {isEditing ? (
        <QuestionDialog
          productId={productId}
          questionId={questionId}
          values={{ topic, content: content ?? '', isSecret, images: imageUrl ? [{ imageUrl }] : [] }}
          onClose={() => edit(false)}
          onDone={() => {
            edit(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

/** True for a question that its asker may still change. */
export const isOpen = ({ isMine, isAnswered, isHidden }: Question): boolean =>
  isMine && !isAnswered && !isHidden;
