import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { settingsText as text } from '#src/areas/shell/static.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { link } from '#src/lib/link.ts';
import { paths } from '#src/lib/paths.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { themeText } from '#src/text/theme.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card, Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';

const ThemeChoice = addition(
  () => import('./theme-choice.tsx'),
  () => null,
);

/** What a member can settle about the account today. */
export default function AccountSettingsScreen() {
  const { session } = useApp();
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <Card>
          <Row spread css={{ flexWrap: 'nowrap', '& a': { flex: 'none' } }}>
            <Muted>{text.profileHint}</Muted>
            <ButtonLink href={paths.profileEdit}>{text.profile}</ButtonLink>
          </Row>
        </Card>
        <Card>
          <Row spread css={{ flexWrap: 'nowrap', '& a': { flex: 'none' } }}>
            <Muted>{text.badgesHint}</Muted>
            <ButtonLink href={paths.badges}>{text.badges}</ButtonLink>
          </Row>
        </Card>
        <Card>
          <Row spread>
            <Muted>{themeText.hint}</Muted>
            <ThemeChoice />
          </Row>
        </Card>
        <Row>
          <Button
            type="button"
            onClick={() => link('logout > session', session)({ type: 'session.loggedOut' })}
          >
            {text.logout}
          </Button>
          <ButtonLink href={paths.withdraw} tone="ghost">
            {text.withdraw}
          </ButtonLink>
        </Row>
      </Stack>
    </MyPageFrame>
  );
}
