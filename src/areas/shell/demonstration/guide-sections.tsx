import { useSelector } from '@xstate/react';
import { useApp } from '#src/flow/app-context.tsx';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { demonstrationText as text } from './demonstration.text.ts';
import type { wireDemonstration } from './demonstration.wiring.ts';

type Wiring = (app: Parameters<typeof wireDemonstration>[0]) => ReturnType<typeof wireDemonstration>;
export type GuideFlow = FlowOf<Wiring>;

const Choices = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Note = styled('p', { fontSize: '$label', color: '$ink3' });
const DAY = 1;
const WEEK = 7;

/** Log-ins of the three roles, by one press each; the one in use is marked. */
export function GuideAccounts({ flow: { snapshot, send } }: { flow: GuideFlow }) {
  const { session } = useApp();
  const email = useSelector(session, ({ context }) => context.user?.email);
  const busy = snapshot.matches({ open: 'loggingIn' });
  return (
    <section aria-labelledby="demonstration-who">
      <h3 id="demonstration-who">{text.who}</h3>
      <Choices>
        {snapshot.context.accounts.map((account) => (
          <Button
            key={account.role}
            size="small"
            tone={account.email === email ? 'primary' : 'secondary'}
            aria-pressed={account.email === email}
            blocked={busy}
            onClick={() => account.email !== email && send({ type: 'account.chosen', account })}
          >
            {text.roles[account.role]}
          </Button>
        ))}
      </Choices>
    </section>
  );
}

/** Day of the shop, and buttons that move its clock forward. */
export function GuideClock({ flow, day, days }: { flow: GuideFlow; day: string; days: number }) {
  const { snapshot, send } = flow;
  const busy = snapshot.matches({ open: 'advancing' });
  return (
    <section aria-labelledby="demonstration-clock">
      <h3 id="demonstration-clock">{text.clock}</h3>
      <p role="status">
        {text.today(day)}
        {days > 0 ? ` (${text.ahead(days)})` : null}
      </p>
      <Choices>
        <Button size="small" busy={busy} onClick={() => send({ type: 'days.added', days: DAY })}>
          {text.day}
        </Button>
        <Button size="small" busy={busy} onClick={() => send({ type: 'days.added', days: WEEK })}>
          {text.week}
        </Button>
      </Choices>
      <Note>{text.forwardOnly}</Note>
    </section>
  );
}
