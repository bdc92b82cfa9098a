import { type ReactNode, useId, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '../icons/icon.tsx';

const Part = styled('section', { boxShadow: '0 1px 0 $colors$line' });
const Title = styled('h2', { fontSize: '$title3', letterSpacing: '-.012em' });
const Press = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '56px',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontWeight: '$semibold',
  textAlign: 'left',
  cursor: 'pointer',
  '& svg': { color: '$ink3', transition: 'rotate $transitions$fast' },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
});
const Content = styled('div', { padding: '0 0 $5' });

/** Title that shows and hides the content below it. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, open] = useState(false);
  const id = useId();
  return (
    <Part>
      <Title>
        <Press type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {title}
          <Icon name="down" size={20} />
        </Press>
      </Title>
      <Content id={id} hidden={!isOpen}>
        {children}
      </Content>
    </Part>
  );
}
