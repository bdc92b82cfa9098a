import { WEEKLY_NOTICE_LIMITS } from '#domain/policies/reminders.ts';
import { noticeLimitText as text } from '#src/areas/notices/push/push.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { wireNoticeLimit } from './notice-limit.wiring.ts';

const CHOICES = [null, ...WEEKLY_NOTICE_LIMITS];

/** Weekly limit of notifications, with what it has done this week. */
export function NoticeLimitCard() {
  const { snapshot, send } = useFlow(wireNoticeLimit);
  const { limit, error } = snapshot.context;
  return (
    <FlowFrame
      flow="noticeLimit"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={limit !== null}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <SectionTitle>{text.title}</SectionTitle>
        <Muted>{text.hint}</Muted>
        <Refusal reason={snapshot.hasTag('ready') ? error : null} />
        <Row role="group" aria-label={text.title} css={{ gap: '6px' }}>
          {CHOICES.map((weekly) => {
            const isChosen = limit?.weekly === weekly;
            return (
              <Button
                key={weekly ?? 'none'}
                size="small"
                type="button"
                aria-pressed={isChosen}
                css={isChosen ? { borderColor: '$ink', fontWeight: '$bold' } : {}}
                busy={snapshot.hasTag('saving')}
                onClick={() => send({ type: 'limit.chosen', weekly })}
              >
                {weekly === null ? text.none : text.most(weekly)}
              </Button>
            );
          })}
        </Row>
        <Muted>{text.counted(limit?.counted ?? 0)}</Muted>
        {limit && limit.suppressed > 0 ? (
          <TextLink href={`${paths.notices}?suppressed=1`}>{text.suppressed(limit.suppressed)}</TextLink>
        ) : null}
      </Stack>
    </FlowFrame>
  );
}
