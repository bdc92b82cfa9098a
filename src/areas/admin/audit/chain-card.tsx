import { actionLabel } from '#domain/admin/audit/audit-labels.ts';
import type { AuditChain, AuditCheck, LastCheck } from '#domain/admin/audit/audit-log.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { chainText as text } from './audit.text.ts';
import { wireAuditChain } from './audit.wiring.ts';
import { Facts } from './audit-facts.ts';

const Alarm = styled('p', { color: '$danger', fontWeight: '$semibold' });

/** Card with the last entry of the hash chain and a button that verifies the chain. */
export function ChainCard() {
  const { snapshot, send } = useFlow(wireAuditChain);
  const { chain, check, error } = snapshot.context;
  const isChecking = snapshot.hasTag('saving');
  return (
    <Card>
      <FlowFrame
        flow="auditChain"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {chain ? (
          <Stack>
            <Row spread>
              <SectionTitle>{text.title}</SectionTitle>
              <Button
                type="button"
                size="small"
                busy={isChecking}
                onClick={() => send({ type: 'check.asked' })}
              >
                {isChecking ? text.verifying : text.verify}
              </Button>
            </Row>
            <Muted>{text.hint}</Muted>
            <Ends {...chain} />
            {chain.holds ? <Muted>{text.holds}</Muted> : <Alarm role="alert">{text.broken}</Alarm>}
            <Refusal reason={error} />
            {check ? <Outcome {...check} /> : <Last check={chain.lastCheck} />}
          </Stack>
        ) : null}
      </FlowFrame>
    </Card>
  );
}

function Ends({ lastEntry, end, noted, waiting }: AuditChain) {
  const facts = [
    [
      text.last,
      lastEntry ? `${actionLabel(lastEntry.action)}, ${formatDateTime(lastEntry.at)}` : text.nothing,
    ],
    [text.link, formatNumber(end.seq)],
    [text.hash, end.hash],
    [text.noted, formatNumber(noted.seq)],
    [text.waiting, text.entries(formatNumber(waiting))],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Result of the last verification, which outlives a reload. */
function Last({ check }: { check: LastCheck | null }) {
  if (!check) return <Muted>{text.neverChecked}</Muted>;
  const who = check.by ?? (check.isCommand ? text.command : text.byItself);
  const said = text.lastCheck(formatDateTime(check.at), who, formatNumber(check.checked));
  const upTo = check.entryId === null ? '' : text.upTo(formatNumber(check.entryId));
  if (check.problems === 0) return <Muted>{`${said} ${upTo} ${text.allSound}`}</Muted>;
  return <Alarm role="alert">{`${said} ${upTo} ${text.problems(formatNumber(check.problems))}`}</Alarm>;
}

function Outcome({ checked, ms, problems }: AuditCheck) {
  if (problems.length === 0)
    return <p role="status">{text.sound(formatNumber(checked), (ms / 1000).toFixed(1))}</p>;
  return (
    <div role="alert">
      <Alarm>{text.problems(formatNumber(problems.length))}</Alarm>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
