import { useMemo } from 'react';
import { Link } from 'wouter';
import { wordsOfKit } from '#proof/kit/labels/kit-words.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartStill } from '../chart/chart.tsx';
import { useLayout } from '../chart/use-layout.ts';
import { levelsText } from '../levels/levels.text.ts';
import { percentOf } from '../levels/levels.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { Mono, Note } from '../parts/section.tsx';
import { Facts, Picture, Words } from './card-parts.ts';
import type { KitGroup } from './entries.ts';

const { gallery } = inspectorText;

const Card = styled('li', {
  display: 'grid',
  gridTemplateRows: '168px auto',
  border: '1px solid $line',
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$bg',
});
const Flows = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingTop: '$2',
  '& a': {
    display: 'inline-block',
    padding: '3px $2',
    border: '1px solid $line',
    borderRadius: '$control',
    fontSize: '$meta',
    lineHeight: 1.5,
    '&:hover': { borderColor: '$brand', background: '$sunken' },
  },
});

/** Card of a kit chart with the list of its flows. */
export function KitCard({ group: { name, kit, flows } }: { group: KitGroup }) {
  const words = useMemo(() => wordsOfKit(kit), [kit]);
  const layout = useLayout(kit.machine, words);
  return (
    <Card>
      <Picture>{layout ? <ChartStill layout={layout} title={kit.title} /> : null}</Picture>
      <Words>
        <h3>{kit.title}</h3>
        <Note>{kit.about}</Note>
        <Facts>
          <Mono>{kit.machine.id}</Mono>
          <span>{gallery.flows(flows.length)}</span>
          <span>{levelsText.share(percentOf({ machine: kit.machine, kit: name }))}</span>
        </Facts>
        <Flows aria-label={gallery.flowsOf(kit.title)}>
          {flows.map(({ machine, title, words }) => (
            <li key={machine.id}>
              <Link href={inspectorPaths.machine(machine.id)} title={words?.about}>
                {title}
              </Link>
            </li>
          ))}
        </Flows>
      </Words>
    </Card>
  );
}
