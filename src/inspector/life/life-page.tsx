import { MOVERS } from '#domain/trade/orders/order-lifecycle.ts';
import { orderLifecycleChart } from '#proof/order-lifecycle.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartPane } from '../chart/chart-pane.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Mono, Note } from '../parts/section.tsx';

const { life } = inspectorText;

const Body = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4 $5',
  height: '100%',
  '& h1': { fontSize: '$title1' },
});
const Legend = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $2',
  fontSize: '$label',
  color: '$ink3',
  '& dd': { marginRight: '$4' },
});

const NOTHING: ReadonlySet<string> = new Set();

/** Page with the order-life table as charts. */
export const LifecyclePage = () => (
  <PageFrame fixed>
    <Body>
      <div>
        <h1>{life.heading}</h1>
        <Note>{life.hint}</Note>
        <Legend>
          {MOVERS.map((mover) => [
            <dt key={mover}>
              <Mono>{mover}</Mono>
            </dt>,
            <dd key={`${mover} is`}>{life.movers[mover]}</dd>,
          ])}
        </Legend>
      </div>
      <ChartPane
        machine={orderLifecycleChart}
        label={inspectorText.stillOf(life.heading)}
        active={NOTHING}
        taken={NOTHING}
      />
    </Body>
  </PageFrame>
);
