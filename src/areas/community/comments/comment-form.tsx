import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { COMMENT_LENGTH } from '#domain/community/comment.ts';
import { commentText as text } from '#src/areas/community/comments/comments.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { control } from '#src/ui/forms/input.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';

/** Comment bar, sticky at the lower edge of small screens. */
const Bar = styled('form', {
  display: 'flex',
  alignItems: 'end',
  gap: '$2',
  '@small': {
    position: 'sticky',
    zIndex: '$bar',
    bottom: 0,
    marginInline: 'calc(-1 * $space$gutter)',
    padding: '$2 $gutter calc($space$2 + env(safe-area-inset-bottom))',
    background: '$bg',
    boxShadow: '0 -1px 0 $colors$line',
  },
});
const Line = styled('textarea', {
  ...control,
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  maxHeight: '132px',
  padding: '9px $4',
  border: '1px solid $control',
  borderRadius: '22px',
  fieldSizing: 'content',
  resize: 'none',
});
const Left = styled('span', {
  alignSelf: 'center',
  color: '$ink3',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
});
/** Number of characters before the limit from which the counter is shown. */
const NEAR_END = 50;

type CommentFormProps = {
  draft: string;
  busy: boolean;
  blocked: boolean;
  wait: number;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** Comment field that grows with its text, and the send button. */
export function CommentForm({ draft, busy, blocked, wait, onChange, onSend }: CommentFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Bar method="post" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        {text.label}
      </VisuallyHidden>
      <Line
        id={id}
        rows={1}
        placeholder={text.placeholder}
        maxLength={COMMENT_LENGTH}
        value={draft}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendByKey}
      />
      {draft.length > COMMENT_LENGTH - NEAR_END ? (
        <Left>{text.letters(draft.length, COMMENT_LENGTH)}</Left>
      ) : null}
      <Button tone="primary" type="submit" busy={busy} blocked={blocked} wait={wait}>
        {text.submit}
      </Button>
    </Bar>
  );
}
