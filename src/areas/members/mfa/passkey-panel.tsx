import { type FormEvent, useEffect, useState } from 'react';
import { formatDate } from '#domain/kit/format.ts';
import { MAX_PASSKEY_NAME, type Passkey } from '#domain/members/auth/passkey.ts';
import { MAX_PASSKEYS } from '#domain/policies/accounts.ts';
import { passkeyText as text } from '#src/areas/members/mfa/passkey.text.ts';
import { wirePasskeyList } from '#src/areas/members/mfa/passkey.wiring.ts';
import { hasPasskeys } from '#src/areas/members/mfa/passkey-browser.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { LateConfirmDialog, LateDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const List = styled('ul', { display: 'grid', gap: '$4', listStyle: 'none', padding: 0 });
const Line = styled('li', { display: 'flex', flexWrap: 'wrap', gap: '$3', alignItems: 'center' });
const Words = styled('div', { flex: '1 1 200px', minWidth: 0, '& strong': { overflowWrap: 'anywhere' } });

type Flow = Pick<FlowOf<typeof wirePasskeyList>, 'snapshot' | 'send'>;

/** Passkeys of the member: add, rename and remove. */
export default function PasskeyPanel() {
  const { snapshot, send } = useFlow(wirePasskeyList);
  const { keys, chosen, error } = snapshot.context;
  const [isAble, setAble] = useState(true);
  // Known only in the browser, so it is not read while rendering.
  useEffect(() => setAble(hasPasskeys()), []);
  const adding = snapshot.matches('adding');
  return (
    <FlowFrame
      flow="passkeyList"
      snapshot={snapshot}
      error={error ?? text.loadFailed}
      hasContent={keys.length > 0}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <Muted>{text.hint}</Muted>
        <Refusal reason={error} />
        {keys.length === 0 ? <Muted>{text.none}</Muted> : null}
        <List>
          {keys.map((key) => (
            <KeyLine key={key.id} passkey={key} send={send} />
          ))}
        </List>
        {isAble ? (
          <Button
            type="button"
            tone="primary"
            size="wide"
            busy={adding}
            disabled={keys.length >= MAX_PASSKEYS}
            onClick={() => send({ type: 'passkey.added' })}
          >
            {adding ? text.adding : text.add}
          </Button>
        ) : (
          <Muted>{text.cannot}</Muted>
        )}
        <Rename snapshot={snapshot} send={send} />
        <LateConfirmDialog
          open={snapshot.matches('asking')}
          title={text.removeTitle}
          text={text.removeText(chosen?.name ?? '')}
          action={{ label: text.remove, danger: true, onConfirm: () => send({ type: 'removal.confirmed' }) }}
          onClose={() => send({ type: 'removal.dismissed' })}
        />
      </Stack>
    </FlowFrame>
  );
}

function KeyLine({
  passkey: { id, name, synced, createdAt, lastUsedAt },
  send,
}: {
  passkey: Passkey;
  send: Flow['send'];
}) {
  const facts = [
    `${text.made} ${formatDate(createdAt)}`,
    ...(lastUsedAt ? [`${text.used} ${formatDate(lastUsedAt)}`] : []),
    ...(synced ? [text.synced] : []),
  ];
  return (
    <Line>
      <Words>
        <strong>{name}</strong>
        <Muted>{facts.join(' · ')}</Muted>
      </Words>
      <Row>
        <Button type="button" size="small" onClick={() => send({ type: 'rename.opened', id, name })}>
          {text.rename}
        </Button>
        <Button
          type="button"
          size="small"
          tone="danger"
          onClick={() => send({ type: 'removal.asked', id, name })}
        >
          {text.remove}
        </Button>
      </Row>
    </Line>
  );
}

function Rename({ snapshot, send }: Flow) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <LateDialog
      open={snapshot.matches('naming') || snapshot.matches('renaming')}
      title={text.renameTitle}
      onClose={() => send({ type: 'form.closed' })}
    >
      <Stack as="form" method="post" noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={text.name}
          value={snapshot.context.chosen?.name ?? ''}
          maxLength={MAX_PASSKEY_NAME}
          onChange={({ target }) => send({ type: 'field.changed', change: { name: target.value } })}
        />
        <Button tone="primary" size="wide" type="submit" busy={snapshot.matches('renaming')}>
          {text.save}
        </Button>
      </Stack>
    </LateDialog>
  );
}
