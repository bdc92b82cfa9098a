import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from './button.tsx';

const Content = styled(Radix.Content, {
  minWidth: '220px',
  padding: '$2',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
  zIndex: '$menu',
});
const Item = styled(Radix.Item, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 $3',
  borderRadius: '$control',
  cursor: 'pointer',
  '&[data-highlighted]': { background: '$sunken', outline: 'none' },
});

type MenuProps = {
  label: string;
  trigger: ReactNode;
  items: readonly { id: string; text: string; onSelect: () => void }[];
};

/** A drop-down menu with arrow keys, type-ahead and Escape. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button tone="ghost" size="small" type="button" aria-label={label}>
          {trigger}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={6}>
          {items.map(({ id, text, onSelect }) => (
            <Item key={id} onSelect={onSelect}>
              {text}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
