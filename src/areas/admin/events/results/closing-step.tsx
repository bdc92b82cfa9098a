import { type ClosingFacts, mayPay, resultStateOf } from '#machines/admin/events/event-closing.model.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { eventResultsText as text } from './event-results.text.ts';
import type { wireEventClosing } from './event-results.wiring.ts';

export type ClosingFlow = FlowOf<
  (app: Parameters<typeof wireEventClosing>[0]) => ReturnType<typeof wireEventClosing>
>;

const Way = styled('ol', {
  display: 'flex',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$meta',
  color: '$ink3',
  '& > li': { flex: 1, paddingTop: '$2', borderTop: '3px solid $line' },
  '& > li[data-done]': { borderColor: '$ink', color: '$ink' },
  '& > li[aria-current]': { borderColor: '$ink', color: '$ink', fontWeight: '$semibold' },
});
const AT = { NONE: 0, FROZEN: 1, CALCULATED: 2, ANNOUNCED: 4, PAYING: 4, PAID: 5 } as const;

type Props = { flow: ClosingFlow; facts: ClosingFacts };
type Step = { name: string; tells: string; act?: string; busy?: string };

/** State of the result, and the button of the next step. */
export function ClosingStep({ flow: { snapshot, send }, facts }: Props) {
  if (snapshot.matches('unsettled')) return <Muted>{text.panel.unsettled}</Muted>;
  const at = AT[resultStateOf(facts)];
  const step = stepOf(facts);
  const isAgain = snapshot.matches('recalculating');
  const isBusy = snapshot.hasTag('saving') && !isAgain;
  return (
    <Card>
      <Stack gap={4}>
        <Way aria-label={text.panel.progress}>
          {text.stepNames.map((name, index) => (
            <li
              key={name}
              {...(index < at ? { 'data-done': true } : {})}
              {...(index === at ? { 'aria-current': 'step' as const } : {})}
            >
              {name}
            </li>
          ))}
        </Way>
        <Stack gap={2}>
          <SectionTitle>{step.name}</SectionTitle>
          <p>{step.tells}</p>
        </Stack>
        <Row>
          {step.act ? (
            <Button
              type="button"
              tone="primary"
              busy={isBusy}
              disabled={isAgain}
              onClick={() => send({ type: 'step.taken' })}
            >
              {isBusy ? step.busy : step.act}
            </Button>
          ) : null}
          {at === 2 ? (
            <Button
              type="button"
              busy={isAgain}
              disabled={isBusy}
              onClick={() => send({ type: 'result.questioned' })}
            >
              {isAgain ? text.recalculating : text.recalculate}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}

function stepOf(facts: ClosingFacts): Step {
  switch (resultStateOf(facts)) {
    case 'NONE':
      return text.steps.ended;
    case 'FROZEN':
      return text.steps.frozen;
    case 'CALCULATED':
      return text.steps.reviewing;
    case 'PAID':
      return (facts.result?.payout?.failed ?? 0) > 0 ? text.steps.failing : text.steps.paid;
    case 'ANNOUNCED':
      return mayPay(facts) ? text.steps.announced : text.steps.failing;
    case 'PAYING':
      return (facts.result?.payout?.waiting ?? 0) > 0 ? text.steps.awaiting : text.steps.failing;
  }
}
