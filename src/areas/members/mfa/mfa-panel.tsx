import type { FormEvent } from 'react';
import { enableMfa, FEW_CODES } from '#domain/members/auth/mfa.ts';
import { mfaText as text } from '#src/areas/members/mfa/mfa.text.ts';
import { wireMfaSetup } from '#src/areas/members/mfa/mfa.wiring.ts';
import { RecoveryCodeList } from '#src/areas/members/mfa/recovery-code-list.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

// Black on white in every theme, because cameras cannot read inverted codes.
const Qr = styled('img', { width: '200px', height: '200px', background: 'white', borderRadius: '$tile' });
const Key = styled('code', { overflowWrap: 'anywhere', fontSize: '$label', userSelect: 'all' });

type Wired = (app: AppServices) => ReturnType<typeof wireMfaSetup>;
type Flow = Pick<FlowOf<Wired>, 'snapshot' | 'send'>;

/** Two-step login: set up with a first code and recovery codes, or turned off. */
export default function MfaPanel() {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireMfaSetup(app, focusProblem));
  const { error, setup, codes } = snapshot.context;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <FlowFrame
      flow="mfaSetup"
      snapshot={snapshot}
      error={error ?? text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack ref={form} as="form" method="post" noValidate onSubmit={submit}>
        <Refusal reason={error} />
        {codes.length > 0 ? (
          <RecoveryCodeList codes={codes} onKept={() => send({ type: 'codes.saved' })} />
        ) : setup ? (
          <Scan snapshot={snapshot} send={send} />
        ) : (
          <OnOrOff snapshot={snapshot} send={send} />
        )}
      </Stack>
    </FlowFrame>
  );
}

function OnOrOff({ snapshot, send }: Flow) {
  const isOff = snapshot.matches('off') || snapshot.matches('preparing');
  return isOff ? (
    <>
      <Muted>{text.off}</Muted>
      <Button
        tone="primary"
        size="wide"
        type="button"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'setup.started' })}
      >
        {snapshot.hasTag('saving') ? text.starting : text.start}
      </Button>
    </>
  ) : (
    <On snapshot={snapshot} send={send} />
  );
}

function On({ snapshot, send }: Flow) {
  const { codesLeft } = snapshot.context;
  return (
    <>
      <Muted>{text.on}</Muted>
      <Muted role={codesLeft <= FEW_CODES ? 'status' : undefined}>
        {text.left(codesLeft)}
        {codesLeft <= FEW_CODES ? ` · ${text.few}` : ''}
      </Muted>
      <Row>
        <Button
          type="button"
          busy={snapshot.matches('renewing')}
          onClick={() => send({ type: 'renewal.asked' })}
        >
          {snapshot.matches('renewing') ? text.renewing : text.renew}
        </Button>
        <Button
          type="button"
          tone="danger"
          busy={snapshot.matches('turningOff')}
          onClick={() => send({ type: 'removal.asked' })}
        >
          {snapshot.matches('turningOff') ? text.turningOff : text.turnOff}
        </Button>
      </Row>
      <LateConfirmDialog
        open={snapshot.matches('askingOff')}
        title={text.offTitle}
        text={text.offText}
        action={{ label: text.turnOff, danger: true, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </>
  );
}

function Scan({ snapshot, send }: Flow) {
  const { setup, code, isMissing } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  return (
    <>
      <Muted>{text.scan}</Muted>
      <Qr src={setup?.qrUrl} alt={text.qr} />
      <p>
        {text.key} <Key>{setup?.secret}</Key>
      </p>
      <TextField
        name="code"
        label={text.code}
        value={code}
        problem={isMissing ? text.missing : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ target }) => send({ type: 'field.changed', change: { code: target.value } })}
      />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(enableMfa)}>
        {busy ? text.enabling : text.enable}
      </Button>
      <Button type="button" size="wide" disabled={busy} onClick={() => send({ type: 'setup.dropped' })}>
        {text.cancel}
      </Button>
    </>
  );
}
