import { Icon } from '#src/ui/icons/few-icons.tsx';

/** Icon of the floating button that writes a feed. */
export default function WriteIcon() {
  return <Icon name="camera" />;
}
