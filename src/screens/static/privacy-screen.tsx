import { privacyText } from '#src/text/ko/static.ts';
import { Document } from './document.tsx';

export default function PrivacyScreen() {
  return <Document text={privacyText} />;
}
