import { EmailLink } from './email-link.tsx';

/** /email-change: opened by the e-mail to the new address. */
export default function EmailConfirmScreen() {
  return <EmailLink kind="confirm" />;
}
