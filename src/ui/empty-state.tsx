import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  padding: '$8 $4',
  textAlign: 'center',
});
const Title = styled('p', { fontSize: '$l', fontWeight: '$bold' });
const Text = styled('p', { color: '$muted', maxWidth: '36ch' });

/** There is nothing here, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Root>
      <Title>{title}</Title>
      {children ? <Text>{children}</Text> : null}
      {action}
    </Root>
  );
}
