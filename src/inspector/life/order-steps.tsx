import { actionLabel } from '#domain/admin/audit/audit-labels.ts';
import { nextMoves, type OrderTrail } from '#domain/trade/orders/order-trail.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Mono, Note, Section } from '../parts/section.tsx';

const { life: text } = inspectorText;
const Lines = styled('ol', {
  display: 'grid',
  gap: '$2',
  fontSize: '$label',
  '& li': { display: 'grid', overflowWrap: 'anywhere' },
});
const timeOf = (at: string): string => new Date(at).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });

/** What the parts of an order are and who may move them on, and the steps that led there. */
export const OrderSteps = ({ life: { parts, steps } }: { life: OrderTrail }) => (
  <>
    <Section title={text.now}>
      <Lines>
        {parts.map((one) => (
          <li key={`${one.part} ${one.id}`}>
            <strong>
              {text.parts[one.part]} {one.id} <Mono>{one.state}</Mono>
            </strong>
            {nextMoves(one).map(({ name, to, by }) => (
              <span key={name}>
                <Mono>
                  {name} → {to}
                </Mono>{' '}
                {by.map((mover) => text.movers[mover]).join(', ')}
              </span>
            ))}
            {nextMoves(one).length === 0 ? <Note as="span">{text.end}</Note> : null}
          </li>
        ))}
      </Lines>
    </Section>
    <Section title={text.steps}>
      <Lines>
        {steps.map(({ id, at, action, by, requestId }) => (
          <li key={id}>
            <strong>{actionLabel(action)}</strong>
            <Note as="span">
              {timeOf(at)} · {text.movers[by]}
            </Note>
            {requestId ? <Mono>{text.request(requestId)}</Mono> : null}
          </li>
        ))}
      </Lines>
    </Section>
  </>
);
