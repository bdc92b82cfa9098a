import type { Profile } from '#domain/members/profile/profile.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { wireProfile } from '#src/areas/members/profile/profile.wiring.ts';
import DevicesPanel from '#src/areas/members/security/devices-panel.tsx';
import { PasswordChange } from '#src/areas/members/security/password-change.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Chip, Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { adminProfileText as text } from './admin-profile.text.ts';

/** /admin/profile: the administrator's own data and account settings. */
export default function AdminProfileScreen() {
  const { snapshot, send } = useFlow(wireProfile);
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <Card>
        <FlowFrame
          flow="profile"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          {data ? <Who profile={data} /> : null}
        </FlowFrame>
      </Card>
      <Card>
        <PasswordChange />
      </Card>
      <Card>
        <Stack gap={3}>
          <SectionTitle>{text.mfa}</SectionTitle>
          <Muted>{text.mfaHint}</Muted>
          <Row>
            <ButtonLink href={paths.setUpMfa}>{text.setUpMfa}</ButtonLink>
          </Row>
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <SectionTitle>{text.devices}</SectionTitle>
          <DevicesPanel />
        </Stack>
      </Card>
      <Row>
        <ButtonLink href={paths.accountSettings}>{text.more}</ButtonLink>
      </Row>
    </Stack>
  );
}

const Who = ({ profile: { userId, nickname, email, name, profileImageUrl } }: { profile: Profile }) => (
  <Stack>
    <Row>
      <Avatar id={userId} nickname={nickname} image={profileImageUrl} size={80} />
      <Stack gap={2}>
        <Row>
          <SectionTitle>{nickname}</SectionTitle>
          <Chip>{text.role}</Chip>
        </Row>
        <Muted>{name}</Muted>
        <Muted>{email}</Muted>
      </Stack>
    </Row>
    <Row>
      <ButtonLink href={paths.profileEdit}>{text.edit}</ButtonLink>
      <ButtonLink href={`${adminPaths.audit}?actor=${userId}`}>{text.trail}</ButtonLink>
    </Row>
  </Stack>
);
