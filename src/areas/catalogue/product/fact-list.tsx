import { styled } from '#src/styles/stitches.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  margin: 0,
  fontSize: '$label',
  '& dt, & dd': { margin: 0, padding: '6px 0' },
  '& dt': { color: '$ink3', paddingRight: '$3' },
  '@small': { gridTemplateColumns: '112px minmax(0, 1fr)' },
});

/** List of names and values. */
export const FactList = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <List>
    {rows.map(([name, value]) => (
      <Pair key={name} name={name} value={value} />
    ))}
  </List>
);

const Pair = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
