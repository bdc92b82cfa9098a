import { privacyText } from '#src/areas/shell/static.text.ts';
import { Document } from './document.tsx';

export default function PrivacyScreen() {
  return <Document text={privacyText} />;
}
