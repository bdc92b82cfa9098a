import { Stack } from '#src/ui/layout/layout.tsx';
import { PhoneVerification } from '../phone/phone-verification.tsx';
import { EmailChange } from '../security/email-change.tsx';
import { PasswordChange } from '../security/password-change.tsx';

/** Password, e-mail address and phone number of the account. */
export default function LoginPanel() {
  return (
    <Stack gap={8}>
      <PasswordChange />
      <EmailChange />
      <PhoneVerification />
    </Stack>
  );
}
