import { EmailLink } from './email-link.tsx';

/** /email-undo: opened by the e-mail to the old address. */
export default function EmailUndoScreen() {
  return <EmailLink kind="undo" />;
}
