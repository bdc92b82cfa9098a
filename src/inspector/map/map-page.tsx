import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartPane } from '../chart/chart-pane.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Mono, Note } from '../parts/section.tsx';
import { arrows, nameOfPart } from './links.ts';
import { mapChart, mapWords } from './map-chart.ts';

const { map } = inspectorText;

const Body = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(320px, 60vh) auto',
  gap: '$4',
  padding: '$4 $5 $8',
  '& h1': { fontSize: '$title1' },
});
const Table = styled('table', {
  fontSize: '$label',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '$2 $3 $2 0', borderTop: '1px solid $line', verticalAlign: 'top' },
});
const Wide = styled('div', { overflowX: 'auto' });

const NOTHING: ReadonlySet<string> = new Set();

/** Map of all event links, and a list of when each is used. */
export const MapPage = () => (
  <PageFrame>
    <Body>
      <div>
        <h1>{map.heading}</h1>
        <Note>{map.hint}</Note>
      </div>
      <ChartPane
        machine={mapChart}
        words={mapWords}
        label={inspectorText.stillOf(map.heading)}
        active={NOTHING}
        taken={NOTHING}
      />
      <Wide>
        <Table>
          <thead>
            <tr>
              <th scope="col">{map.from}</th>
              <th scope="col">{map.to}</th>
              <th scope="col">{map.events}</th>
              <th scope="col">{map.when}</th>
            </tr>
          </thead>
          <tbody>
            {arrows.map(({ from, to, events, when }) => (
              <tr key={`${from} ${to}`}>
                <td>{nameOfPart(from)}</td>
                <td>{nameOfPart(to)}</td>
                <td>
                  <Mono>{events.join(', ')}</Mono>
                </td>
                <td>{when}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Wide>
    </Body>
  </PageFrame>
);
