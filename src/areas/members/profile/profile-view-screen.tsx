import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { wireProfile } from '#src/areas/members/profile/profile.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/layout/region.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** /profile-view: the member's profile, read only. */
export default function ProfileViewScreen() {
  const { snapshot, send } = useFlow(wireProfile);
  const { data, error } = snapshot.context;
  return (
    <MyPageLayout>
      <FlowFrame flow="profile" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{profileText.title}</PageTitle>
          <Region
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? failureOf(profileText.failed, error) : null}
            onRetry={() => send({ type: 'screen.retried' })}
          >
            {data ? <ProfileFacts profile={data} /> : null}
          </Region>
          <Row>
            <ButtonLink href={paths.profileEdit} tone="primary">
              {profileText.edit}
            </ButtonLink>
            <ButtonLink href={paths.accountSettings}>{profileText.settings}</ButtonLink>
            <ButtonLink href={paths.addresses}>{profileText.toAddresses}</ButtonLink>
          </Row>
        </Stack>
      </FlowFrame>
    </MyPageLayout>
  );
}
