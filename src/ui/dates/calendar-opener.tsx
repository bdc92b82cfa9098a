import { datesText } from '#src/text/dates.ts';
import { Icon } from '../icons/every-icon.tsx';
import { Opener } from './calendar-parts.ts';

type CalendarOpenerProps = { label: string; isOpen: boolean; disabled?: boolean; onPress: () => void };

/** Press at the end of a field that opens and closes its calendar. */
export const CalendarOpener = ({ label, isOpen, disabled = false, onPress }: CalendarOpenerProps) => (
  <Opener
    type="button"
    aria-label={datesText.open(label)}
    aria-expanded={isOpen}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name="calendar" size={20} />
  </Opener>
);
