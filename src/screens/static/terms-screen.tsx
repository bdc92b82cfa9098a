import { termsText } from '#src/text/ko/static.ts';
import { Document } from './document.tsx';

export default function TermsScreen() {
  return <Document text={termsText} />;
}
