import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '../icons/every-icon.tsx';
import { useTriggerPress } from '../trigger-press.ts';

const Trigger = styled(Radix.Trigger, {
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  flex: 'none',
});
const Content = styled(Radix.Content, {
  minWidth: '180px',
  padding: '$2',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
  zIndex: '$menu',
});
const Item = styled(Radix.RadioItem, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '44px',
  padding: '0 $3',
  borderRadius: '$control',
  fontSize: '$body',
  cursor: 'pointer',
  '&[data-highlighted]': { background: '$sunken', outline: 'none' },
  '&[data-state="checked"]': { fontWeight: '$semibold' },
});

type ChoiceMenuProps = {
  label: string;
  trigger: ReactNode;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/**
 * Menu of alternatives that marks the active one. It is loaded by the first press on its placeholder and is open
 * then.
 */
export function ChoiceMenu({ label, trigger, choices, value, onChoose }: ChoiceMenuProps) {
  const press = useTriggerPress();
  return (
    <Radix.Root modal={false} defaultOpen>
      <Trigger ref={press.trigger} aria-label={label}>
        {trigger}
      </Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={4} onPointerDownOutside={press.onPointerDownOutside}>
          <Radix.RadioGroup value={value} onValueChange={onChoose}>
            {choices.map((choice) => (
              <Item key={choice.value} value={choice.value}>
                {choice.label}
                <Radix.ItemIndicator>
                  <Icon name="check" size={20} />
                </Radix.ItemIndicator>
              </Item>
            ))}
          </Radix.RadioGroup>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
