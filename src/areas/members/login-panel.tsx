import { Stack } from '#src/ui/layout.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';

/** What a member logs in with. */
export default function LoginPanel() {
  return (
    <Stack gap={8}>
      <PasswordChange />
      <EmailChange />
    </Stack>
  );
}
