import { useSearch } from 'wouter';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { SETTINGS_CARDS } from '#src/areas/shell/my-page/settings-cards.ts';
import { settingsText as text } from '#src/areas/shell/static/static.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';

const ThemeChoice = addition(
  () => import('../theme-choice.tsx'),
  () => null,
);

/** /account-settings: account settings, each tab with its own address, and the settings of this browser. */
export default function AccountSettingsScreen() {
  const { session, navigate } = useApp();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const { tab } = SETTINGS_CARDS.find((card) => card.tab === wanted) ?? SETTINGS_CARDS[0];
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <Tabs
          label={text.cards}
          selected={tab}
          onSelect={(id) => navigate(paths.settingsCard(id))}
          tabs={SETTINGS_CARDS.map((card) => ({
            id: card.tab,
            label: card.title,
            content: card.tab === tab ? <card.Panel /> : null,
          }))}
        />
        <Card>
          <Row spread>
            <Muted>{text.themeHint}</Muted>
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
        </Row>
      </Stack>
    </MyPageLayout>
  );
}
