import { useState } from 'react';
import type { Question } from '#domain/questions/question.ts';
import { Button } from '#src/ui/button.tsx';
import { BuyerAnswerDialog } from './buyer-answer-dialog.tsx';
import { buyerAnswerText as text } from './questions.text.ts';

type Props = { question: Question; onAnswered: () => void };

/** Button with which a member who owns the product answers an open question. */
export function BuyerAnswerButton({ question: { questionId, content }, onAnswered }: Props) {
  const [isAnswering, answer] = useState(false);
  return (
    <>
      <Button type="button" size="small" onClick={() => answer(true)}>
        {text.answer}
      </Button>
      {isAnswering ? (
        <BuyerAnswerDialog
          questionId={questionId}
          asked={content ?? ''}
          onClose={() => answer(false)}
          onDone={() => {
            answer(false);
            onAnswered();
          }}
        />
      ) : null}
    </>
  );
}
