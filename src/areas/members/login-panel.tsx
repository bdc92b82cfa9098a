import { Stack } from '#src/ui/layout.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { PhoneProof } from './phone-proof.tsx';

/** What a member logs in with, and the number by which an account is found again. */
export default function LoginPanel() {
  return (
    <Stack gap={8}>
      <PasswordChange />
      <EmailChange />
      <PhoneProof />
    </Stack>
  );
}
