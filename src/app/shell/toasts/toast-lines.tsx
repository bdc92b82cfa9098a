import { useLayoutEffect } from 'react';
import { Link } from 'wouter';
import type { Toast } from '#machines/shell/shell.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Icon } from '#src/ui/icons/few-icons.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '56px',
  padding: '6px $2 6px $4',
  borderRadius: '$card',
  color: '$onInk',
  background: '$ink',
  boxShadow: '$floating',
  '& > p': { flex: 1, minWidth: 0 },
  variants: { tone: { info: {}, error: { background: '$danger' } } },
});
const Thumbnail = styled('span', {
  flex: 'none',
  width: '40px',
  height: '40px',
  marginLeft: '-$2',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$tile',
});
const Way = styled(Link, {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: '$label',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
const Close = styled('button', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '44px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});

export type ToastLinesProps = { toasts: readonly Toast[] };

/** Visible toasts, each with its text, thumbnail and link. */
export default function ToastLines({ toasts }: ToastLinesProps) {
  const { shell } = useApp();
  useLayoutEffect(() => {
    // What places them comes with the first toast; without it they stay where their styles put them.
    if (toasts.length > 0)
      import('./toast-place.ts').then(
        ({ placeToasts }) => placeToasts(),
        () => {},
      );
  }, [toasts]);
  return toasts.map(({ id, text, tone, picture, way }) => {
    const dismiss = () => shell.send({ type: 'toast.dismissed', id });
    return (
      <Line key={id} tone={tone}>
        {picture ? (
          <Thumbnail>
            <Picture image={picture} alt="" width={40} height={40} />
          </Thumbnail>
        ) : null}
        <p>{text}</p>
        {way ? (
          <Way href={way.href} onClick={dismiss}>
            {way.label}
          </Way>
        ) : null}
        <Close type="button" aria-label={commonText.close} onClick={dismiss}>
          <Icon name="close" size={18} />
        </Close>
      </Line>
    );
  });
}
