import { termsText } from '#src/text/legal.ts';
import { Document } from './document.tsx';

export default function TermsScreen() {
  return <Document text={termsText} />;
}
