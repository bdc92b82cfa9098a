import { Icon } from '#src/ui/icons/few-icons.tsx';

/** On the button that floats over a phone's feeds. */
export default function WriteIcon() {
  return <Icon name="camera" />;
}
