import { useId } from 'react';
import { DOCUMENT_KINDS, type DocumentKind, isRequired } from '#domain/members/documents.ts';
import { consentText as text } from '#src/areas/members/consents.text.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';

const Group = styled('fieldset', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$control',
  '& legend': { padding: '0 $1', fontWeight: 600, fontSize: '$label' },
});
const Line = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '$3',
  '& a': { flex: 'none', padding: '$3 0', fontSize: '$label', color: '$ink2', textDecoration: 'underline' },
});
const Problem = styled('p', { fontSize: '$label', color: '$danger' });

const READ: Partial<Record<DocumentKind, string>> = { TERMS: paths.terms, PRIVACY: paths.privacy };
const REQUIRED = DOCUMENT_KINDS.filter(isRequired);

type ConsentChoicesProps = {
  agreed: readonly DocumentKind[];
  problem: string | undefined;
  onChange: (agreed: readonly DocumentKind[]) => void;
};

/** Nothing is ticked beforehand, and what is wanted by the shop alone is ticked one by one. */
export function ConsentChoices({ agreed, problem, onChange }: ConsentChoicesProps) {
  const id = useId();
  const isAgreed = (document: DocumentKind) => agreed.includes(document);
  const hasAll = REQUIRED.every(isAgreed);
  const others = agreed.filter((document) => !isRequired(document));
  const toggle = (document: DocumentKind, yes: boolean) => {
    const rest = agreed.filter((one) => one !== document);
    // Mail at night is mail.
    if (!yes)
      return onChange(document === 'MARKETING' ? rest.filter((one) => one !== 'MARKETING_NIGHT') : rest);
    return onChange(
      document === 'MARKETING_NIGHT' && !isAgreed('MARKETING')
        ? [...rest, 'MARKETING', document]
        : [...rest, document],
    );
  };
  return (
    <Group aria-invalid={Boolean(problem)} {...(problem ? { 'aria-describedby': id } : {})}>
      <legend>{text.title}</legend>
      <Checkbox
        checked={hasAll}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...REQUIRED, ...others] : others)}
      >
        <strong>{text.allRequired}</strong>
      </Checkbox>
      {DOCUMENT_KINDS.map((document) => (
        <Line key={document}>
          <Checkbox
            checked={isAgreed(document)}
            onChange={({ currentTarget }) => toggle(document, currentTarget.checked)}
          >
            {`[${isRequired(document) ? text.required : text.optional}] ${text.names[document]}`}
          </Checkbox>
          {READ[document] ? (
            <a
              href={READ[document]}
              target="_blank"
              rel="noopener"
              aria-label={`${text.names[document]} ${text.read}`}
            >
              {text.read}
            </a>
          ) : null}
        </Line>
      ))}
      {problem ? (
        <Problem id={id} role="alert">
          {problem}
        </Problem>
      ) : null}
    </Group>
  );
}
