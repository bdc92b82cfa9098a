import { useSelector } from '@xstate/react';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { shellText } from '#src/text/shell.ts';
import { statePath } from '#src/ui/flow-frame.tsx';

const Region = styled('section', {
  position: 'fixed',
  zIndex: '$toast',
  bottom: '$5',
  // Above what a phone keeps at the lower edge, such as the buttons that sell.
  '@small': { bottom: 'calc(max(var(--tab-bar, 0px), 60px) + 12px)' },
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
  display: 'grid',
  gap: '$2',
});
const Toast = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 $4',
  borderRadius: '$card',
  color: '$onInk',
  background: '$ink',
  boxShadow: '$floating',
  '& button': {
    background: 'transparent',
    border: 0,
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline',
    flex: 'none',
  },
  variants: { tone: { info: {}, error: { background: '$danger' } } },
});

/** Short notices, read out by screen readers as they come. */
export function Toasts() {
  const { shell } = useApp();
  const snapshot = useSelector(shell, (state) => state);
  const { toasts } = snapshot.context;
  return (
    <Region
      aria-live="polite"
      aria-label={shellText.notices}
      data-flow="shell"
      data-state={statePath(snapshot.value)}
    >
      {toasts.map(({ id, text, tone }) => (
        <Toast key={id} tone={tone}>
          <span>{text}</span>
          <button type="button" onClick={() => shell.send({ type: 'toast.dismissed', id })}>
            {commonText.close}
          </button>
        </Toast>
      ))}
    </Region>
  );
}
