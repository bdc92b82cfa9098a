import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/ko/common.ts';

export type ToastMessage = { id: string; message: string; tone?: 'info' | 'success' | 'danger' | undefined };

const Region = styled('section', {
  position: 'fixed',
  zIndex: '$toast',
  left: '50%',
  bottom: '$6',
  transform: 'translateX(-50%)',
  width: 'min(440px, calc(100vw - 32px))',
  display: 'grid',
  gap: '$2',
  pointerEvents: 'none',
});
const Item = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 $4',
  borderRadius: '$s',
  background: '$ink',
  color: '$surface',
  fontSize: '$s',
  boxShadow: '$floating',
  pointerEvents: 'auto',
  variants: { tone: { info: {}, success: { background: '$success' }, danger: { background: '$danger' } } },
});
const Close = styled('button', {
  flex: 'none',
  minWidth: '32px',
  minHeight: '32px',
  padding: '0 $2',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  '&:focus-visible': { outlineColor: '$surface' },
});

/** Short messages at the foot of the page; always mounted, so that a screen reader hears new ones. */
export function ToastRegion({
  toasts,
  onClose,
}: {
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
}) {
  return (
    <Region aria-label={commonText.notifications} aria-live="polite">
      {toasts.map(({ id, message, tone = 'info' }) => (
        <Item key={id} tone={tone}>
          <span>{message}</span>
          <Close type="button" onClick={() => onClose(id)}>
            {commonText.close}
          </Close>
        </Item>
      ))}
    </Region>
  );
}
