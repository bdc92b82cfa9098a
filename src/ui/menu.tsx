import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from './button.tsx';
import { useTriggerPress } from './trigger-press.ts';

const Content = styled(Radix.Content, {
  minWidth: '220px',
  padding: '$2',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
  zIndex: '$menu',
});
const line = {
  content: '""',
  position: 'absolute',
  inset: '-5px 0 auto',
  borderTop: '1px solid $colors$line',
} as const;
const Item = styled(Radix.Item, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 $3',
  borderRadius: '$control',
  cursor: 'pointer',
  '& svg': { color: '$ink2', marginRight: '$3' },
  '&[data-highlighted]': { background: '$sunken', outline: 'none' },
  variants: { apart: { true: { marginTop: '9px', '&::before': line } } },
});

const Head = styled('div', {
  padding: '$2 $3 $3',
  marginBottom: '$1',
  boxShadow: '$bar',
});

type MenuItem = {
  id: string;
  text: string;
  icon?: ReactNode;
  /** Separates the item from those above it. */
  apart?: boolean;
  onSelect: () => void;
};
type MenuProps = {
  label: string;
  trigger: ReactNode;
  /** Content above the items, without controls. */
  head?: ReactNode;
  items: readonly MenuItem[];
};

/** Drop-down menu with arrow keys, type-ahead and Escape. */
export function Menu({ label, trigger, head, items }: MenuProps) {
  const press = useTriggerPress();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={press.trigger} asChild>
        <Button tone="ghost" size="small" type="button" aria-label={label}>
          {trigger}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={6} onPointerDownOutside={press.onPointerDownOutside}>
          {head ? <Head>{head}</Head> : null}
          {items.map(({ id, text, icon, apart = false, onSelect }) => (
            <Item key={id} apart={apart} onSelect={onSelect}>
              {icon}
              {text}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
