import { Stack } from '#src/ui/layout.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { PhoneProof } from './phone-proof.tsx';

/** Password, e-mail address and phone number of the account. */
export default function LoginPanel() {
  return (
    <Stack gap={8}>
      <PasswordChange />
      <EmailChange />
      <PhoneProof />
    </Stack>
  );
}
