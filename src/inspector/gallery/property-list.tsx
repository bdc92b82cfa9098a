import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { addressesOf, type PropertyGroup, propertyGroupsOf, type Verdict } from '../model/property-groups.ts';
import { Note, Section } from '../parts/section.tsx';

const { properties: words } = inspectorText;

const List = styled('ul', { display: 'grid', gap: '$2' });
const Item = styled('li', {
  display: 'grid',
  gap: '2px',
  padding: '6px $3',
  border: '1px solid $line',
  borderRadius: '$control',
  fontSize: '$label',
  lineHeight: 1.45,
  '&[data-broken="true"]': { borderColor: '$danger' },
  '& a': { fontSize: '13px', textDecoration: 'underline' },
});

/** Properties of a chart, and in how many states a search has found them to hold. */
export function PropertyList({ entry }: { entry: RegistryEntry }) {
  const groups = useMemo(() => propertyGroupsOf(entry), [entry]);
  const verdicts = useVerdicts(groups);
  return (
    <Stack gap={6}>
      {groups.map(({ heading, rows }, place) => (
        <Section key={heading} title={heading}>
          <List>
            {rows.map(({ name, says }, index) => (
              <PropertyItem key={name} says={says} verdict={verdicts[place]?.[index]} />
            ))}
          </List>
        </Section>
      ))}
    </Stack>
  );
}

/** Verdicts of groups in their order; searches run one after the other, and the page is drawn between them. */
function useVerdicts(groups: readonly PropertyGroup[]): readonly (readonly Verdict[])[] {
  const [verdicts, setVerdicts] = useState<readonly (readonly Verdict[])[]>([]);
  const next = groups[verdicts.length];
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setVerdicts((known) => [...known, next.judge()]));
    return () => clearTimeout(timer);
  }, [next]);
  return verdicts;
}

function PropertyItem({ says, verdict }: { says: string; verdict: Verdict | undefined }) {
  const trace = verdict?.trace ?? null;
  return (
    <Item data-broken={trace !== null}>
      <b>{says}</b>
      <Note as="span">{verdict ? resultOf(verdict) : words.searching}</Note>
      {trace
        ? addressesOf(trace).map(({ title, address }) => (
            <Link key={address} href={address}>
              {words.walkOf(title)}
            </Link>
          ))
        : null}
    </Item>
  );
}

const resultOf = ({ looked, isWhole, trace }: Verdict): string => {
  const states = formatNumber(looked);
  return trace === null ? words.holds(states, isWhole) : words.broken(states);
};
