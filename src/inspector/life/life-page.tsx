import { MOVERS } from '#domain/trade/orders/order-lifecycle.ts';
import type { OrderTrail } from '#domain/trade/orders/order-trail.ts';
import { orderLifecycleWords } from '#proof/kit/labels/order-lifecycle.text.ts';
import { orderLifecycleChart } from '#proof/order-lifecycle.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { ChartPane } from '../chart/chart-pane.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Mono, Note } from '../parts/section.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useOrderTrail } from './use-order-trail.ts';

const { life: text } = inspectorText;

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
const Choice = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '$3' });
const Main = styled('div', {
  display: 'grid',
  gap: '$4',
  minHeight: 0,
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Side = styled('aside', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  minHeight: 0,
  overflow: 'auto',
  '@tablet': { width: '280px' },
});

const NOTHING: ReadonlySet<string> = new Set();

/** Ids of the states of the chart that the parts of an order are in. */
const litBy = (life: OrderTrail | null): ReadonlySet<string> =>
  life === null
    ? NOTHING
    : new Set(
        life.parts.flatMap(({ part, state }) => [
          `${orderLifecycleChart.id}.${part}`,
          `${orderLifecycleChart.id}.${part}.${state}`,
        ]),
      );

/** Page with the order-life table as charts, in which the states of a real order can be lit. */
export function LifecyclePage() {
  const { offered, life, choose } = useOrderTrail();
  return (
    <PageFrame fixed>
      <Body>
        <div>
          <h1>{text.heading}</h1>
          <Note>{text.hint}</Note>
          <Legend>
            {MOVERS.map((mover) => [
              <dt key={mover}>
                <Mono>{mover}</Mono>
              </dt>,
              <dd key={`${mover} is`}>{text.movers[mover]}</dd>,
            ])}
          </Legend>
          <OrderChoice offered={offered} life={life} onChoose={choose} />
        </div>
        <Main>
          <ChartPane
            machine={orderLifecycleChart}
            words={orderLifecycleWords}
            label={
              life
                ? inspectorText.chartOf(text.heading, life.parts.map(({ state }) => state).join(', '))
                : inspectorText.stillOf(text.heading)
            }
            active={litBy(life)}
            taken={NOTHING}
          />
          {life ? (
            <Side aria-label={life.orderNo} aria-live="polite">
              <OrderSteps life={life} />
            </Side>
          ) : null}
        </Main>
      </Body>
    </PageFrame>
  );
}

type ChoiceProps = {
  offered: ReturnType<typeof useOrderTrail>['offered'];
  life: OrderTrail | null;
  onChoose: (id: number | null) => void;
};

/** The newest orders of a QA server, one of which is lit. */
function OrderChoice({ offered, life, onChoose }: ChoiceProps) {
  if (offered.length === 0) return <Note>{text.noOrders}</Note>;
  return (
    <Choice>
      <SelectField
        label={text.choose}
        choices={[
          { value: '', label: text.none },
          ...offered.map(({ orderId, orderNo, status }) => ({
            value: String(orderId),
            label: `${orderNo} · ${status}`,
          })),
        ]}
        value={life ? String(life.orderId) : ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      />
      {life ? (
        <Button type="button" size="small" onClick={() => onChoose(life.orderId)}>
          {text.again}
        </Button>
      ) : null}
    </Choice>
  );
}
