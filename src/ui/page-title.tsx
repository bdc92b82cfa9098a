import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$3',
  marginBottom: '$6',
});
const Heading = styled('h1', { fontSize: '$xxl', '@small': { fontSize: '$xl' } });
const Lead = styled('p', { marginTop: '$1', color: '$muted', fontSize: '$s' });

/** The page's one h1; code may move focus to it after a route change. */
export function PageTitle({
  children,
  lead,
  actions,
}: {
  children: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Row>
      <div>
        <Heading tabIndex={-1}>{children}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {actions}
    </Row>
  );
}
