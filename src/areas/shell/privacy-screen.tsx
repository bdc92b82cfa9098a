import { privacyText } from '#src/text/legal.ts';
import { Document } from './document.tsx';

export default function PrivacyScreen() {
  return <Document text={privacyText} />;
}
