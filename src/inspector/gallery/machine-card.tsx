import { Link } from 'wouter';
import type { RegistryEntry } from '#proof/entry.ts';
import { nodesOf } from '#proof/walk.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartStill } from '../chart/chart.tsx';
import { useLayout } from '../chart/use-layout.ts';
import { levelsText } from '../levels/levels.text.ts';
import { percentOf } from '../levels/levels.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { Mono, Note } from '../parts/section.tsx';
import { Facts, Picture, Words } from './card-parts.ts';

const { gallery } = inspectorText;

const Card = styled(Link, {
  display: 'grid',
  gridTemplateRows: '168px auto',
  height: '100%',
  border: '1px solid $line',
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$bg',
  transition: 'border-color $transitions$fast, box-shadow $transitions$fast',
  '&:hover': { borderColor: '$brand', boxShadow: '$floating' },
});
/** Card of a machine: drawing, name and description. */
export function MachineCard({ entry }: { entry: RegistryEntry }) {
  const { machine, title, words, walkthroughs } = entry;
  const layout = useLayout(machine, words);
  return (
    <li>
      <Card href={inspectorPaths.machine(machine.id)}>
        <Picture>{layout ? <ChartStill layout={layout} title={title} /> : null}</Picture>
        <Words>
          <h3>{title}</h3>
          <Note>{words?.about}</Note>
          <Facts>
            <Mono>{machine.id}</Mono>
            <span>{gallery.counts(nodesOf(machine).length - 1, walkthroughs.length)}</span>
            <span>{levelsText.share(percentOf(entry))}</span>
          </Facts>
        </Words>
      </Card>
    </li>
  );
}
