import { useCallback, useEffect, useState } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Note, Section } from '../parts/section.tsx';
import { askClock, type ClockState } from './ask-clock.ts';

const { faults: words } = inspectorText;

const STEPS = [-1, 1, 7, 30];

/** Moves the server's clock by days. */
export function ClockPanel() {
  const [clock, setClock] = useState<ClockState | null>(null);
  const ask = useCallback((days?: number) => {
    void askClock(days).then(setClock, () => setClock(null));
  }, []);
  useEffect(() => ask(), [ask]);
  if (!clock) {
    return (
      <Section title={words.clock}>
        <Note>{words.noClock}</Note>
      </Section>
    );
  }
  const now = new Date(clock.now).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
  return (
    <Section title={words.clock}>
      <p role="status">
        {now} <Note as="span">{words.moved(clock.days)}</Note>
      </p>
      <Row css={{ gap: '$2' }}>
        {STEPS.map((days) => (
          <Button key={days} type="button" size="small" onClick={() => ask(clock.days + days)}>
            {words.days(days)}
          </Button>
        ))}
        <Button type="button" size="small" onClick={() => ask(0)}>
          {words.reset}
        </Button>
      </Row>
    </Section>
  );
}
