import { termsText } from '#src/text/legal.ts';
import { Document } from './document.tsx';

/** Terms of service (legal page for everyone). */
export default function TermsScreen() {
  return <Document text={termsText} />;
}
