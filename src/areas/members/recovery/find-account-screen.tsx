import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { askFindAccount, confirmFindAccount } from '#domain/members/recovery/find-account.ts';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { findAccountText as text } from '#src/areas/members/recovery/find-account.text.ts';
import { wireFindAccount } from '#src/areas/members/recovery/find-account.wiring.ts';
import { FindCode, FindPerson } from '#src/areas/members/recovery/find-account-fields.tsx';
import { FoundAccounts } from '#src/areas/members/recovery/found-accounts.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

type FindFlow = FlowOf<() => ReturnType<typeof wireFindAccount>>;

/** Finds the login address of an account by name, phone number and a text-message code. */
export default function FindAccountScreen() {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wireFindAccount(app, focusProblem));
  const { snapshot, send } = flow;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const isOver = snapshot.matches('found') || snapshot.matches('none');
  return (
    <AuthLayout flow="findAccount" snapshot={snapshot} {...wordsOf(snapshot)}>
      {isOver ? (
        <FoundAccounts found={snapshot.context.found} onAgain={() => send({ type: 'form.reopened' })} />
      ) : (
        <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
          <Refusal reason={snapshot.context.error} />
          {hasCode(snapshot) ? <Proving {...flow} /> : <Asking {...flow} />}
        </Stack>
      )}
      <AuthLinks>
        <Link href={paths.login()}>{text.login}</Link>
        <Link href={paths.findPassword}>{text.findPassword}</Link>
      </AuthLinks>
    </AuthLayout>
  );
}

const hasCode = (snapshot: FindFlow['snapshot']): boolean =>
  snapshot.matches('codeSent') || snapshot.matches('proving');

function wordsOf(snapshot: FindFlow['snapshot']): { title: string; promise?: string } {
  if (snapshot.matches('found')) return { title: text.foundTitle };
  if (snapshot.matches('none')) return { title: text.noneTitle };
  return hasCode(snapshot) ? { title: text.codeTitle } : { title: text.title, promise: text.promise };
}

function Asking({ snapshot, send }: FindFlow) {
  const busy = snapshot.hasTag('saving');
  return (
    <>
      <FindPerson {...snapshot.context} onChange={(change) => send({ type: 'field.changed', change })} />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(askFindAccount)}>
        {busy ? text.submitting : text.submit}
      </Button>
    </>
  );
}

function Proving({ snapshot, send }: FindFlow) {
  const isProving = snapshot.matches('proving');
  const isAsking = snapshot.matches({ codeSent: 'resending' });
  return (
    <>
      <p role="status">{text.sent(snapshot.context.values.phoneNumber)}</p>
      <FindCode {...snapshot.context} onChange={(change) => send({ type: 'field.changed', change })} />
      <Button
        tone="primary"
        size="wide"
        type="submit"
        busy={isProving || isAsking}
        wait={useWait(confirmFindAccount)}
      >
        {isProving ? text.proving : text.prove}
      </Button>
      <Button
        size="wide"
        busy={isAsking}
        blocked={isProving || snapshot.matches({ codeSent: 'cooling' })}
        wait={useWait(askFindAccount)}
        onClick={() => send({ type: 'code.wanted' })}
        type="button"
      >
        {text.again}
      </Button>
      <Button tone="ghost" size="wide" type="button" onClick={() => send({ type: 'form.reopened' })}>
        {text.other}
      </Button>
    </>
  );
}
