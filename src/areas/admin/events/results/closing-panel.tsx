import { useState } from 'react';
import { isAnnounced } from '#domain/events/event-states.ts';
import type { ResultWinner } from '#domain/events/results/result.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import {
  type ClosingFacts,
  failedPayouts,
  resultStateOf,
} from '#machines/admin/events/event-closing.model.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { eventPlaces } from '../editor/event-paths.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { ClosingStep } from './closing-step.tsx';
import { eventResultsText as text } from './event-results.text.ts';
import { wireEventClosing } from './event-results.wiring.ts';
import { FailedPayouts, PayoutTotal } from './payouts.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { VoteDesk } from './vote-desk.tsx';
import { Winners } from './winners.tsx';

type PanelProps = { id: number; title: string; onClose: () => void; onStep: () => void };

/** Side panel of one event from freezing to payout: findings, and the one next step. */
export default function ClosingPanel({ id, title, onClose, onStep }: PanelProps) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wireEventClosing(app, focusProblem, onStep), { id });
  const { snapshot, send } = flow;
  const { facts, error } = snapshot.context;
  const [revoked, setRevoked] = useState<ResultWinner | null>(null);
  const done = (sentence: string) => {
    setRevoked(null);
    toast(sentence);
    send({ type: 'screen.reloaded' });
    onStep();
  };
  return (
    <SidePanel title={facts?.event.title ?? title} onClose={onClose}>
      <FlowFrame
        flow="eventClosing"
        snapshot={snapshot}
        error={error || text.panel.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={facts !== null}
      >
        {facts ? (
          <Stack gap={6}>
            <SettleFactsOf facts={facts} />
            <Refusal reason={error} />
            <ClosingStep flow={flow} facts={facts} />
            <ResultOf facts={facts} onRevoke={setRevoked} onDone={() => done(text.failures.done)} />
            <VoteDesk
              id={id}
              isLocked={isAnnounced(resultStateOf(facts))}
              onJudged={() => {
                send({ type: 'screen.reloaded' });
                onStep();
              }}
            />
          </Stack>
        ) : null}
      </FlowFrame>
      {facts && snapshot.hasTag('open') ? <AnnounceDialog flow={flow} facts={facts} form={form} /> : null}
      {revoked ? (
        <RevokeDialog
          id={id}
          winner={revoked}
          onDone={() => done(text.revoke.done)}
          onClose={() => setRevoked(null)}
        />
      ) : null}
    </SidePanel>
  );
}

type ResultProps = { facts: ClosingFacts; onRevoke: (winner: ResultWinner) => void; onDone: () => void };

/** Payouts and winners of a result; winners can be revoked once they are announced. */
const ResultOf = ({ facts, onRevoke, onDone }: ResultProps) =>
  facts.result ? (
    <>
      <PayoutTotal result={facts.result} />
      <FailedPayouts eventId={facts.event.eventId} failures={failedPayouts(facts)} onDone={onDone} />
      <Winners result={facts.result} onRevoke={isAnnounced(resultStateOf(facts)) ? onRevoke : null} />
    </>
  ) : null;

/** Participants and votes of the event, and the time of its freezing. */
function SettleFactsOf({ facts: { event, result } }: { facts: ClosingFacts }) {
  const { eventId, entryCount, frozenAt } = event;
  const votes = result?.votes;
  return (
    <Stack gap={2}>
      <Row>
        <Chip>{text.panel.people(formatNumber(result?.totalParticipants ?? entryCount))}</Chip>
        {votes ? (
          <Chip>
            {text.panel.votes(
              formatNumber(votes.counted),
              formatNumber(votes.waiting),
              formatNumber(votes.void),
            )}
          </Chip>
        ) : null}
      </Row>
      {frozenAt ? <Muted>{text.panel.frozenAt(formatDateTime(frozenAt))}</Muted> : null}
      {result?.announcedAt ? (
        <Muted>{text.panel.announcedAt(formatDateTime(result.announcedAt))}</Muted>
      ) : null}
      <Row>
        <ButtonLink size="small" href={eventPlaces.edit(eventId)}>
          {text.panel.edit}
        </ButtonLink>
        <ButtonLink size="small" href={paths.event(eventId)}>
          {text.panel.shown}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
