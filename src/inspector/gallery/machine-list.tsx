import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { levelsText } from '../levels/levels.text.ts';
import { percentOf } from '../levels/levels.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { groupsOf } from './entries.ts';

const List = styled('nav', {
  overflow: 'auto',
  padding: '$4 $3',
  borderRight: '1px solid $line',
  background: '$bg',
  '& h2': { padding: '$3 $2 $1', fontSize: '$meta', color: '$ink3', letterSpacing: 0 },
  '& div:first-child > h2': { paddingTop: 0 },
  '& a': {
    display: 'flex',
    gap: '$2',
    justifyContent: 'space-between',
    padding: '5px $2',
    borderRadius: '$control',
    fontSize: '$label',
  },
  '& a small': {
    whiteSpace: 'nowrap',
    fontSize: '$meta',
    color: '$ink3',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover': { background: '$sunken' },
  '& a[aria-current="page"]': { background: '$sunken', color: '$ink', fontWeight: 700 },
  '@media print': { display: 'none' },
});

/** Navigation list of all machines. */
export const MachineList = ({ current }: { current: string }) => (
  <List aria-label={inspectorText.gallery.heading}>
    {groupsOf().map(({ name, entries }) => (
      <div key={name}>
        <h2>{name}</h2>
        {entries.map(({ machine, title, kit }) => (
          <Link
            key={machine.id}
            href={inspectorPaths.machine(machine.id)}
            aria-current={machine.id === current ? 'page' : undefined}
          >
            {title} <small>{levelsText.short(percentOf({ machine, kit }))}</small>
          </Link>
        ))}
      </div>
    ))}
  </List>
);
