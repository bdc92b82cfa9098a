import type { NoticeSetting } from '#domain/notices/settings.ts';
import type { Channels } from '#domain/notices/topics.ts';
import { wireNoticeSettings } from '#src/areas/notices/notice-settings.wiring.ts';
import { TOPIC_NAMES, noticeSettingText as text } from '#src/areas/notices/notices.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { NoticeLimitCard } from './notice-limit-card.tsx';
import { PushDevicesCard } from './push/push-devices-card.tsx';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '$2 0', borderBottom: '1px solid $line', textAlign: 'left' },
  '& thead th': { color: '$ink3', fontSize: '$label', fontWeight: '$regular' },
  '& th:not(:first-child), & td': { width: '96px', textAlign: 'center', '@small': { width: '56px' } },
  '& tbody th': { fontWeight: '$semibold' },
  // The hit area of a checkbox, which has no text beside it, is as wide as its cell.
  '& td > label': { width: '100%', minWidth: '44px', justifyContent: 'center' },
});

/** Notice settings: topics, the devices that get them, and how many a week. */
const NoticeSettingsPanel = () => (
  <Stack gap={8}>
    <TopicSettings />
    <PushDevicesCard />
    <NoticeLimitCard />
  </Stack>
);
export default NoticeSettingsPanel;

/** A row of switches per topic. */
function TopicSettings() {
  const { snapshot, send } = useFlow(wireNoticeSettings);
  const { settings, wish, error } = snapshot.context;
  const choose = ({ topic, inApp, mail, push, talk }: NoticeSetting, change: Partial<Channels>) =>
    send({ type: 'setting.chosen', topic, inApp, mail, push, talk, ...change });
  const offers = new Set(settings.map(({ talkOffer }) => talkOffer));
  return (
    <FlowFrame
      flow="noticeSettings"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={settings.length > 0}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <Muted>{text.hint}</Muted>
        <Refusal reason={snapshot.matches('choosing') ? error : null} />
        <Table>
          <thead>
            <tr>
              <th scope="col">{text.topic}</th>
              <th scope="col">{text.inApp}</th>
              <th scope="col">{text.mail}</th>
              <th scope="col">{text.push}</th>
              {offers.size > 1 ? <th scope="col">{text.talk}</th> : null}
            </tr>
          </thead>
          <tbody>
            {settings.map((setting) => (
              <Setting
                key={setting.topic}
                // A change that is being saved is shown at once.
                setting={wish?.topic === setting.topic ? { ...setting, ...wish } : setting}
                hasTalk={offers.size > 1}
                blocked={setting.isFixed || snapshot.hasTag('saving')}
                onChoose={(change) => choose(setting, change)}
              />
            ))}
          </tbody>
        </Table>
        <Muted>{text.fixed}</Muted>
        {offers.has('OFFERED') ? <Muted>{text.talkHint}</Muted> : null}
        {offers.has('PHONE_NEEDED') ? (
          <Muted>
            {text.phoneNeeded} <TextLink href={paths.settingsCard('phone')}>{text.verifyPhone}</TextLink>
          </Muted>
        ) : null}
      </Stack>
    </FlowFrame>
  );
}

type SettingProps = {
  setting: NoticeSetting;
  /** False in a shop that sends nothing by KakaoTalk. */
  hasTalk: boolean;
  blocked: boolean;
  onChoose: (change: Partial<Channels>) => void;
};

function Setting({ setting, hasTalk, blocked, onChoose }: SettingProps) {
  const { topic, inApp, mail, push, isMailed } = setting;
  const name = TOPIC_NAMES[topic];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          aria-label={text.of(name, text.inApp)}
          checked={inApp}
          disabled={blocked}
          onChange={() => onChoose({ inApp: !inApp })}
        />
      </td>
      <td>
        {isMailed ? (
          <Checkbox
            aria-label={text.of(name, text.mail)}
            checked={mail}
            disabled={blocked}
            onChange={() => onChoose({ mail: !mail })}
          />
        ) : (
          <Muted aria-label={text.noMail}>–</Muted>
        )}
      </td>
      <td>
        <Checkbox
          aria-label={text.of(name, text.push)}
          checked={push}
          disabled={blocked}
          onChange={() => onChoose({ push: !push })}
        />
      </td>
      {hasTalk ? <TalkCell setting={setting} blocked={blocked} onChoose={onChoose} /> : null}
    </tr>
  );
}

type TalkCellProps = Pick<SettingProps, 'setting' | 'blocked' | 'onChoose'>;

function TalkCell({ setting: { topic, talk, talkOffer }, blocked, onChoose }: TalkCellProps) {
  return (
    <td>
      {talkOffer === 'NONE' ? (
        <Muted aria-label={text.noTalk}>–</Muted>
      ) : (
        <Checkbox
          aria-label={text.of(TOPIC_NAMES[topic], text.talk)}
          checked={talk}
          disabled={blocked || talkOffer === 'PHONE_NEEDED'}
          onChange={() => onChoose({ talk: !talk })}
        />
      )}
    </td>
  );
}
