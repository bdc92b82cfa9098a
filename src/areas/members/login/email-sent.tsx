import { Link } from 'wouter';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { mailSentText as text } from '../signup/sign-up.text.ts';
import { AuthLinks } from './auth-layout.tsx';

type MailSentProps = {
  email: string;
  error: string | null;
  /** True for a minute after sending, in which it cannot be sent again. */
  cooling: boolean;
  busy: boolean;
  onResend: () => void;
  onCorrect: () => void;
};

/** Shown after the form: the e-mail was sent, with buttons to send it again or correct the address. */
export function EmailSent({ email, error, cooling, busy, onResend, onCorrect }: MailSentProps) {
  return (
    <Stack gap={6}>
      <div role="status">
        <p>
          <strong>{text.sentTo(email)}</strong>
        </p>
        <p>{text.steps}</p>
        <Muted>{text.missing}</Muted>
      </div>
      <Refusal reason={error} />
      <Button size="wide" busy={busy} blocked={cooling} wait={useWait(resendVerification)} onClick={onResend}>
        {busy ? text.resending : text.resend}
      </Button>
      {cooling ? <Muted>{text.cooling}</Muted> : null}
      <Button size="wide" onClick={onCorrect}>
        {text.correct}
      </Button>
      <AuthLinks>
        <Link href={paths.login()}>{text.login}</Link>
      </AuthLinks>
    </Stack>
  );
}
