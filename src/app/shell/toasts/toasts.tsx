import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { additionOnUse } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import type { ToastLinesProps } from './toast-lines.tsx';

// A first view has no toasts: their code loads with the first use, because none could load it without a network.
const ToastLines = additionOnUse<ToastLinesProps>(
  () => import('./toast-lines.tsx'),
  () => null,
);

const Region = styled('section', {
  position: 'fixed',
  zIndex: '$toast',
  bottom: '$5',
  // Until `toast-place` has measured the bars at the lower edge, such as buy buttons.
  '@small': { bottom: 'calc(max(var(--tab-bar, 0px), 60px) + 12px)' },
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
  display: 'grid',
  gap: '$2',
});

/** Live region of toasts, which screen readers announce. */
export function Toasts() {
  const { shell } = useApp();
  const snapshot = useSelector(shell, (state) => state);
  const { toasts } = snapshot.context;
  useEffect(() => {
    if (toasts.length > 0) void ToastLines.preload();
  }, [toasts]);
  return (
    <Region
      aria-live="polite"
      aria-label={shellText.notices}
      data-flow="shell"
      data-state={statePath(snapshot.value)}
    >
      <ToastLines toasts={toasts} />
    </Region>
  );
}
