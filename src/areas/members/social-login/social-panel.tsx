import { formatDate } from '#domain/kit/format.ts';
import type { SocialConnection } from '#domain/members/social-login/social.ts';
import { isSocialId, SOCIAL_NAMES, type SocialId } from '#domain/members/social-login/social-providers.ts';
import { ProviderInitial } from '#src/areas/members/social-login/provider-initial.tsx';
import { socialText } from '#src/areas/members/social-login/social.text.ts';
import { wireSocialAccounts } from '#src/areas/members/social-login/social.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';

const text = socialText.panel;

/** Connected social accounts of the member. */
export default function SocialPanel() {
  const { snapshot, send } = useFlow(wireSocialAccounts);
  const { connections, provider: chosen, error } = snapshot.context;
  const rows = connections?.providers ?? [];
  return (
    <>
      <FlowFrame
        flow="socialAccounts"
        snapshot={snapshot}
        error={error || text.failed}
        hasContent={connections !== null}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        <Stack>
          <Muted>{rows.length > 0 ? text.hint : text.none}</Muted>
          {rows.map((row) =>
            isSocialId(row.provider) ? (
              <Connection
                key={row.provider}
                row={row}
                provider={row.provider}
                isLast={connections?.isLastMethod ?? false}
                isLeaving={snapshot.matches('connecting') && chosen === row.provider}
                onConnect={(provider) => send({ type: 'connection.asked', provider })}
                onRemove={(provider) => send({ type: 'removal.asked', provider })}
              />
            ) : null,
          )}
        </Stack>
      </FlowFrame>
      <LateConfirmDialog
        open={snapshot.matches('asking')}
        title={chosen ? text.ask(chosen) : ''}
        text={text.askHint}
        action={{
          label: text.disconnect,
          danger: true,
          onConfirm: () => send({ type: 'removal.confirmed' }),
        }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </>
  );
}

type ConnectionProps = {
  row: SocialConnection;
  provider: SocialId;
  isLast: boolean;
  isLeaving: boolean;
  onConnect: (provider: SocialId) => void;
  onRemove: (provider: SocialId) => void;
};

function Connection({ row, provider, isLast, isLeaving, onConnect, onRemove }: ConnectionProps) {
  const name = SOCIAL_NAMES[provider];
  const since = row.connectedAt ? `${text.on} · ${formatDate(row.connectedAt)}` : text.off;
  return (
    <Card>
      <Row spread>
        <Row>
          <ProviderInitial provider={provider} />
          <Stack gap={2}>
            <strong>{name}</strong>
            <Muted>{since}</Muted>
            {row.email ? <Muted>{row.email}</Muted> : null}
          </Stack>
        </Row>
        {row.connected ? (
          <Button
            size="small"
            type="button"
            aria-label={`${name} ${text.disconnect}`}
            blocked={isLast}
            onClick={() => onRemove(provider)}
          >
            {text.disconnect}
          </Button>
        ) : (
          <Button
            size="small"
            type="button"
            aria-label={`${name} ${text.connect}`}
            busy={isLeaving}
            onClick={() => onConnect(provider)}
          >
            {isLeaving ? text.connecting : text.connect}
          </Button>
        )}
      </Row>
      {row.connected && isLast ? <Muted>{text.last}</Muted> : null}
    </Card>
  );
}
