import { Fragment, type ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '$2 $4',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, textAlign: 'right' },
});

/** List of names and values. Not `Amounts`, whose module would load the pages of points as well. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <List>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </List>
);
