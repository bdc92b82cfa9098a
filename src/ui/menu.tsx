import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Content = styled(Radix.Content, {
  zIndex: '$dialog',
  minWidth: '200px',
  padding: '$2',
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$m',
  boxShadow: '$floating',
});
const Item = styled(Radix.Item, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$control',
  padding: '0 $3',
  borderRadius: '$s',
  cursor: 'pointer',
  '&[data-highlighted]': { background: '$soft', outline: '2px solid $accentStrong', outlineOffset: '-2px' },
});

export type MenuItem = { key: string; label: string; onSelect: () => void };

export type MenuProps = {
  /** The button that opens it; it takes a ref and the attributes of a button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A menu of actions below a button; open or closed lives in a flow. */
export function Menu({ trigger, items, open, onOpenChange }: MenuProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={8}>
          {items.map(({ key, label, onSelect }) => (
            <Item key={key} onSelect={onSelect}>
              {label}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
