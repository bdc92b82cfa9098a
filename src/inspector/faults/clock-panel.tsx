import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { moveClock, readClock } from '#domain/jobs/qa-clock.ts';
import { unwrap } from '#domain/kit/envelope.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Note, Section } from '../parts/section.tsx';

const { faults: words } = inspectorText;

const STEPS = [-1, 1, 7, 30];

type ClockState = v.InferOutput<(typeof readClock)['response']>;

/** Calls the clock endpoint directly; calls of the inspector are not part of the inspected app. */
async function askClock(days?: number): Promise<ClockState | null> {
  const { method, path, response } = days === undefined ? readClock : moveClock;
  const body = days === undefined ? {} : { body: JSON.stringify({ days }) };
  const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, ...body });
  return answer.ok ? v.parse(response, unwrap(await answer.json())) : null;
}

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
