import type { OwnCase } from '#domain/admin/reports/appeal.ts';
import { formatDate } from '#domain/kit/format.ts';
import { appealText as text } from '#src/areas/members/appeals/appeal.text.ts';
import { wireAppeal } from '#src/areas/members/appeals/appeal.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { AppealDialog } from './appeal-dialog.tsx';

/** Content of the member that administrators have hidden or rejected, with an appeal button each. */
export function AppealList() {
  const { snapshot, send } = useFlow(wireAppeal);
  const { cases, error } = snapshot.context;
  return (
    <Stack>
      <SectionTitle>{text.title}</SectionTitle>
      <FlowFrame
        flow="appeal"
        snapshot={snapshot}
        error={error || text.failed}
        hasContent={snapshot.hasTag('ready')}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {cases.length === 0 ? <Muted>{text.none}</Muted> : null}
        <Rows>
          {cases.map((one) => (
            <CaseRow
              key={`${one.targetType} ${one.targetId}`}
              of={one}
              onObject={() =>
                send({ type: 'case.chosen', targetType: one.targetType, targetId: one.targetId })
              }
            />
          ))}
        </Rows>
      </FlowFrame>
      <AppealDialog
        isOpen={snapshot.hasTag('open')}
        error={error}
        isSaving={snapshot.hasTag('saving')}
        onSend={(words) => send({ type: 'appeal.submitted', text: words })}
        onClose={() => send({ type: 'appeal.dismissed' })}
      />
    </Stack>
  );
}

const happened = ({ targetType, isHidden, decision }: OwnCase): string => {
  if (targetType === 'VOTE') return isHidden ? text.vote.void : text.vote.notVoid;
  return decision ? text.decided[decision] : text.waiting;
};

function CaseRow({ of, onObject }: { of: OwnCase; onObject: () => void }) {
  const { snapshot: words, appeal } = of;
  return (
    <RowItem>
      <Stack gap={2}>
        <Muted>
          {text.kinds[of.targetType]} {of.decidedAt ? `· ${formatDate(of.decidedAt)}` : ''}
        </Muted>
        <strong>{words.title ?? words.content ?? words.nickname ?? words.name}</strong>
        <p>{happened(of)}</p>
        {of.rule ? <Said name={text.rule}>{of.rule}</Said> : null}
        {of.note ? <Said name={text.note}>{of.note}</Said> : null}
        {appeal ? (
          <>
            <Said name={text.mine}>{text.states[appeal.state]}</Said>
            {appeal.answer ? <Said name={text.answer}>{appeal.answer}</Said> : null}
          </>
        ) : null}
        {of.appealUntil ? <Muted>{text.until(formatDate(of.appealUntil))}</Muted> : null}
      </Stack>
      {of.appealUntil ? (
        <Button size="small" type="button" onClick={onObject}>
          {text.object}
        </Button>
      ) : null}
    </RowItem>
  );
}

const Said = ({ name, children }: { name: string; children: string }) => (
  <p>
    {name}: {children}
  </p>
);
