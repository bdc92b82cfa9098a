import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const List = styled(Radix.List, {
  display: 'flex',
  gap: '$2',
  borderBottom: '1px solid $line',
  overflowX: 'auto',
});
const Trigger = styled(Radix.Trigger, {
  flex: 'none',
  minHeight: '44px',
  padding: '0 $4',
  border: 0,
  background: 'transparent',
  color: '$muted',
  fontWeight: 600,
  cursor: 'pointer',
  borderBottom: '3px solid transparent',
  '&[data-state="active"]': { color: '$ink', borderColor: '$accent' },
});
const Panel = styled(Radix.Content, { paddingTop: '$5' });

type Tab<Id extends string> = { id: Id; label: string; content?: ReactNode };
type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Tabs whose selection the flow owns. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const select = (id: string) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onSelect(tab.id);
  };
  return (
    <Radix.Root value={selected} onValueChange={select}>
      <List aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <Trigger key={id} value={id}>
            {text}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} value={id} tabIndex={-1}>
          {content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
