import { wireBodyVisibility } from '#src/areas/members/profile/body-visibility.wiring.ts';
import { privacyText as text } from '#src/areas/members/withdrawal/withdrawal.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { BodyVisibilityChoice } from './body-visibility-choice.tsx';

/** Setting of who can see the body measurements; each choice is saved at once. */
export function BodyVisibility() {
  const { snapshot, send } = useFlow(wireBodyVisibility);
  const { wanted, error } = snapshot.context;
  const saving = snapshot.hasTag('saving');
  return (
    <FlowFrame
      flow="bodyVisibility"
      snapshot={snapshot}
      error={error || text.bodyFailed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <SectionTitle>{text.body}</SectionTitle>
        <Muted>{text.bodyHint}</Muted>
        <Refusal reason={snapshot.matches({ choosing: 'refused' }) ? error : null} />
        <BodyVisibilityChoice
          value={wanted}
          titled
          saving={saving}
          onChoose={(visibility) => send({ type: 'visibility.chosen', visibility })}
        />
        <Muted role="status">
          {saving ? text.bodySaving : snapshot.matches({ choosing: 'saved' }) ? text.bodySaved : ''}
        </Muted>
        <Row>
          <ButtonLink href={paths.profileEdit}>{text.toProfile}</ButtonLink>
        </Row>
      </Stack>
    </FlowFrame>
  );
}
