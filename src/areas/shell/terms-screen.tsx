import { termsText } from '#src/areas/shell/static.text.ts';
import { Document } from './document.tsx';

export default function TermsScreen() {
  return <Document text={termsText} />;
}
