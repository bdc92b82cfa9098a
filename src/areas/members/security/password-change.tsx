import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { changePassword, type PasswordChange as Typed } from '#domain/members/recovery/password-change.ts';
import { ownAccountText } from '#src/areas/members/my-page/account.text.ts';
import { wirePasswordChange } from '#src/areas/members/my-page/account.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const text = ownAccountText.password;

/** Form that changes the password, or sets the first one. */
export function PasswordChange() {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wirePasswordChange(app, focusProblem));
  const { snapshot, send } = flow;
  const { error, hasPassword } = snapshot.context;
  return (
    <FlowFrame
      flow="passwordChange"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      {snapshot.matches('changed') ? (
        <Stack>
          <SectionTitle>{text.title}</SectionTitle>
          <p role="status">{text.changed}</p>
          <Row>
            <Button type="button" onClick={() => send({ type: 'password.reconsidered' })}>
              {text.again}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack
          as="form"
          method="post"
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submitted' });
          }}
        >
          <SectionTitle>{hasPassword ? text.title : text.firstTitle}</SectionTitle>
          {hasPassword ? null : <Muted>{text.firstHint}</Muted>}
          <Fields flow={flow} />
        </Stack>
      )}
    </FlowFrame>
  );
}

type Flow = FlowOf<(app: AppServices) => ReturnType<typeof wirePasswordChange>>;

function Fields({ flow: { snapshot, send } }: { flow: Flow }) {
  const { values, problems, error, hasPassword } = snapshot.context;
  const saving = snapshot.hasTag('saving');
  const field = (name: keyof Typed) => ({
    name,
    value: values[name],
    problem: sentenceAt(problems, name),
    labels: text,
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <>
      <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
      {hasPassword ? (
        <PasswordField {...field('currentPassword')} label={text.current} autoComplete="current-password" />
      ) : null}
      <PasswordField
        {...field('newPassword')}
        label={text.next}
        hint={text.rule}
        autoComplete="new-password"
      />
      <Row>
        <Button type="submit" tone="primary" busy={saving} wait={useWait(changePassword)}>
          {saving ? text.saving : hasPassword ? text.save : text.saveFirst}
        </Button>
      </Row>
    </>
  );
}
