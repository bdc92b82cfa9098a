import { escapedText } from '../kit/pages/escape-html.ts';

/** Content of an e-mail: paragraphs, and at most one action. */
export type EmailContent = {
  subject: string;
  paragraphs: readonly string[];
  /** Button, with its address as text for plain-text readers. */
  action?: { label: string; url: string };
  /** Footnotes: lifetime of a link, advice for unexpected e-mails. */
  notes?: readonly string[];
  /** Unsubscribe link in the last line. */
  refusal?: { label: string; url: string };
};

const SHOP = '신발장';
// Mail clients support neither classes nor variables: inline styles, legible on white and black.
const FRAME = 'max-width:480px;margin:0 auto;padding:32px 20px;font:16px/1.6 sans-serif';
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:8px;background:#111;color:#fff;text-decoration:none;font-weight:600';
const NOTE = 'font-size:13px;color:#767676';

/** Merges a subject into one line, which prevents header injection. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const asText = ({ paragraphs, action, notes = [], refusal }: EmailContent): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...notes,
    `— ${SHOP}`,
    ...(refusal ? [`${refusal.label}: ${refusal.url}`] : []),
  ].join('\n\n');

function asHtml({ paragraphs, action, notes = [], refusal }: EmailContent): string {
  const body = [
    `<p style="font-size:20px;font-weight:700">${SHOP}</p>`,
    ...paragraphs.map((text) => `<p>${escapedText(text)}</p>`),
    ...(action
      ? [`<p><a href="${escapedText(action.url)}" style="${BUTTON}">${escapedText(action.label)}</a></p>`]
      : []),
    ...notes.map((text) => `<p style="${NOTE}">${escapedText(text)}</p>`),
    ...(refusal
      ? [`<p style="${NOTE}"><a href="${escapedText(refusal.url)}">${escapedText(refusal.label)}</a></p>`]
      : []),
  ];
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><body><div style="${FRAME}">${body.join('')}</div></body></html>`;
}

/** Renders an e-mail as text and HTML. */
export const written = (letter: EmailContent): { subject: string; text: string; html: string } => ({
  subject: oneLine(letter.subject),
  text: asText(letter),
  html: asHtml(letter),
});
