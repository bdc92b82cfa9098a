import { formatDate } from '#domain/kit/format.ts';
import { unblockMember } from '#domain/members/profile/blocks.ts';
import { blockText as text } from '#src/areas/members/appeals/appeal.text.ts';
import { wireBlockedMembers } from '#src/areas/members/appeals/appeal.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** Members that the viewer has blocked, each with an unblock button. */
export function BlockList() {
  const { snapshot, send } = useFlow(wireBlockedMembers);
  const { members, error } = snapshot.context;
  const wait = useWait(unblockMember);
  return (
    <Stack>
      <SectionTitle>{text.title}</SectionTitle>
      <Muted>{text.hint}</Muted>
      <FlowFrame
        flow="blockedMembers"
        snapshot={snapshot}
        error={error || text.failed}
        hasContent={snapshot.hasTag('ready')}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        <Refusal reason={snapshot.matches('listed') ? error : null} />
        {members.length === 0 ? <Muted>{text.none}</Muted> : null}
        <Rows>
          {members.map(({ userId, nickname, blockedAt }) => (
            <RowItem key={userId}>
              <Stack gap={2}>
                <strong>{nickname}</strong>
                <Muted>{formatDate(blockedAt)}</Muted>
              </Stack>
              <Button
                size="small"
                type="button"
                aria-label={text.unblockOf(nickname)}
                blocked={snapshot.hasTag('saving')}
                wait={wait}
                onClick={() => send({ type: 'member.unblocked', userId })}
              >
                {text.unblock}
              </Button>
            </RowItem>
          ))}
        </Rows>
      </FlowFrame>
    </Stack>
  );
}
