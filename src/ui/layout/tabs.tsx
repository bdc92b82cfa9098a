import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';

const List = styled(Radix.List, {
  display: 'flex',
  gap: '$5',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  overflowX: 'auto',
});
const Trigger = styled(Radix.Trigger, {
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  padding: '0',
  border: 0,
  background: 'transparent',
  color: '$ink3',
  fontSize: '$body',
  fontWeight: '$semibold',
  cursor: 'pointer',
  borderBottom: '2px solid transparent',
  '&[data-state="active"]': { color: '$ink', borderColor: '$ink' },
  // The list scrolls and would clip an outer ring.
  '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none', borderRadius: '$control' },
});
const Panel = styled(Radix.Content, { paddingTop: '$5' });

type Tab<Id extends string> = { id: Id; label: string; content?: ReactNode };
type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Tabs whose selection is owned by the flow. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const select = (id: string) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab) onSelect(tab.id);
  };
  const list = useRef<HTMLDivElement>(null);
  // On small screens the list overflows: the selected tab is scrolled to the middle.
  useEffect(() => {
    const strip = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector(`[data-tab="${selected}"]`)?.getBoundingClientRect();
    if (!strip || !chosen) return;
    list.current?.scrollBy({ left: chosen.left + chosen.width / 2 - (strip.left + strip.width / 2) });
  }, [selected]);
  return (
    <Radix.Root value={selected} onValueChange={select}>
      <List ref={list} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <Trigger key={id} value={id} data-tab={id}>
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
