import { EmailLink } from './email-link.tsx';

/** /email-change: out of the mail to the new address. */
export default function EmailConfirmScreen() {
  return <EmailLink kind="confirm" />;
}
