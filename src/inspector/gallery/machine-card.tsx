import { Link } from 'wouter';
import type { RegistryEntry } from '#proof/entry.ts';
import { nodesOf } from '#proof/walk.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartStill } from '../chart/chart.tsx';
import { useLayout } from '../chart/use-layout.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { Mono, Note } from '../parts/section.tsx';

const { gallery } = inspectorText;

const Card = styled(Link, {
  display: 'grid',
  gridTemplateRows: '168px auto',
  height: '100%',
  border: '1px solid $line',
  borderRadius: '$m',
  overflow: 'hidden',
  background: '$surface',
  transition: 'border-color $transitions$quick, box-shadow $transitions$quick',
  '&:hover': { borderColor: '$accent', boxShadow: '$raised' },
});
const Picture = styled('div', {
  padding: '$3',
  minHeight: 0,
  borderBottom: '1px solid $line',
  background: '#fdfdfd radial-gradient(#e6e9ed 1px, transparent 1px)',
  backgroundSize: '14px 14px',
});
const Words = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '3px',
  padding: '$3 $4 $4',
  '& h3': { fontSize: '$m' },
  '& p': { lineHeight: 1.45 },
});
const Facts = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$2',
  marginTop: '$1',
  fontSize: '$xs',
  color: '$muted',
});

/** A machine in the gallery: its drawing, name and what it is. */
export function MachineCard({ entry }: { entry: RegistryEntry }) {
  const { machine, title, walkthroughs } = entry;
  const layout = useLayout(machine);
  return (
    <li>
      <Card href={inspectorPaths.machine(machine.id)}>
        <Picture>{layout ? <ChartStill layout={layout} title={title} /> : null}</Picture>
        <Words>
          <h3>{title}</h3>
          <Note>{machine.root.description}</Note>
          <Facts>
            <Mono>{machine.id}</Mono>
            <span>{gallery.counts(nodesOf(machine).length - 1, walkthroughs.length)}</span>
          </Facts>
        </Words>
      </Card>
    </li>
  );
}
