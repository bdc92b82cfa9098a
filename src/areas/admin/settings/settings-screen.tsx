import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { BrandCard } from './brand-card.tsx';
import { CategoryCard } from './category-card.tsx';
import { SettingCard } from './setting-card.tsx';
import { settingsText as text } from './settings.text.ts';
import { wireSettings } from './settings.wiring.ts';
import { TestMailCard } from './test-mail-card.tsx';

/** /admin/settings: a card per setting that can be changed while the shop runs. */
export default function SettingsScreen() {
  const { snapshot, send } = useFlow(wireSettings);
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="settings"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        <Stack gap={6}>
          {data?.map((setting) => (
            <SettingCard key={setting.key} setting={setting} />
          ))}
        </Stack>
      </FlowFrame>
      <TestMailCard />
      <CategoryCard />
      <BrandCard />
    </Stack>
  );
}
