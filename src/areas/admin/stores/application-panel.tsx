import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Row, Stack } from '#src/ui/layout/layout.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationDoubts, ApplicationFacts } from './application-facts.tsx';
import { applicationsText as text } from './applications.text.ts';
import { wireApplicationDetail } from './applications.wiring.ts';

type PanelProps = { id: number; onClose: () => void; onDone: () => void };

/** Side panel of one application with its facts and the decision. */
export function ApplicationPanel({ id, onClose, onDone }: PanelProps) {
  const { snapshot, send } = useFlow(wireApplicationDetail, id);
  const one = snapshot.context.data;
  return (
    <SidePanel title={one?.storeName ?? text.title} onClose={onClose}>
      <FlowFrame
        flow="applicationDetail"
        snapshot={snapshot}
        error={snapshot.context.error || text.detailFailed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {one ? (
          <Stack gap={6}>
            <Row>
              <Chip>{text.states[one.state]}</Chip>
              <TextLink href={`${adminPaths.members}?open=${one.applicant.userId}`}>
                {one.applicant.nickname}
              </TextLink>
              <AuditLink type="APPLICATION" id={id} name={one.storeName} />
            </Row>
            <ApplicationFacts application={one} />
            <ApplicationDoubts application={one} />
            <ApplicationDecision application={one} onDone={onDone} />
          </Stack>
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}
