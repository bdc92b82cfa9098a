import { Icon } from '#src/ui/every-icon.tsx';

/** On the button that floats over a phone's feeds. */
export default function WriteIcon() {
  return <Icon name="camera" />;
}
