import { EmailLink } from './email-link.tsx';

/** /email-undo: out of the mail to the old address. */
export default function EmailUndoScreen() {
  return <EmailLink kind="undo" />;
}
