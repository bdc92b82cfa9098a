import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { changeEmail } from '#domain/members/account/email-change.ts';
import { ownAccountText } from '#src/areas/members/my-page/account.text.ts';
import { wireEmailChange } from '#src/areas/members/my-page/account.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const text = ownAccountText.email;

/** Form that changes the e-mail address of the login. */
export function EmailChange() {
  const { user } = useSession();
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireEmailChange(app, focusProblem));
  const { values, problems, error } = snapshot.context;
  const sending = snapshot.hasTag('saving');
  const wait = useWait(changeEmail);
  return (
    <FlowFrame flow="emailChange" snapshot={{ value: snapshot.value, hasTag: () => false }}>
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
        <SectionTitle>{text.title}</SectionTitle>
        <p>
          {text.now} <strong>{user?.email}</strong>
        </p>
        {snapshot.matches('mailSent') ? (
          <>
            <p role="status">{text.sent(values.newEmail.trim())}</p>
            <Row>
              <Button type="button" onClick={() => send({ type: 'address.reconsidered' })}>
                {text.again}
              </Button>
            </Row>
          </>
        ) : (
          <>
            <Muted>{text.hint}</Muted>
            <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
            <TextField
              name="newEmail"
              label={text.newEmail}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={values.newEmail}
              problem={sentenceAt(problems, 'newEmail')}
              onChange={({ target }) => send({ type: 'field.changed', change: { newEmail: target.value } })}
            />
            <Row>
              <Button type="submit" busy={sending} wait={wait}>
                {sending ? text.sending : text.send}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </FlowFrame>
  );
}
