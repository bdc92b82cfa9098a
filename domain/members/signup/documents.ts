import * as v from 'valibot';

/** Version of a document that members consent to; a changed text requires a new version. */
type Version = {
  version: string;
  /** First day (Asia/Seoul) on which it is in force. */
  effective: string;
  /** Summary of the changes in one sentence; empty for the first version. */
  changed: string;
};
type Papers = { required: boolean; versions: readonly [Version, ...Version[]] };

const FIRST: Version = { version: '2026-11-21', effective: '2026-11-21', changed: '' };
/** Version of members who joined before consents were recorded. */
const OLDEST: Version = { version: '2025-11-21', effective: '2025-11-21', changed: '' };
/** Version that changes the wording of a document and no right or duty; announced seven days ahead. */
const REWORDED: Version = {
  version: '2026-12-01',
  effective: '2026-12-08',
  changed: '읽기 쉽게 문장을 고쳤어요. 회원의 권리와 의무는 그대로예요.',
};

/** Legal documents with their versions, and whether membership requires consent. */
export const DOCUMENTS = {
  AGE_14: { required: true, versions: [OLDEST] },
  TERMS: {
    required: true,
    versions: [
      OLDEST,
      {
        version: '2026-11-21',
        effective: '2026-11-21',
        changed: '이메일로 본인 확인을 마친 사람을 회원으로 보고, 회원은 언제든지 탈퇴할 수 있어요.',
      },
      {
        version: '2026-11-24',
        effective: '2026-11-24',
        changed: '배송비와 반품 배송비가 얼마인지, 누가 내는지 적었어요.',
      },
      REWORDED,
    ],
  },
  PRIVACY: {
    required: true,
    versions: [
      OLDEST,
      {
        version: '2026-11-21',
        effective: '2026-11-21',
        changed: '로그인 기록을 법에 따라 3개월 동안 보관해요.',
      },
      REWORDED,
    ],
  },
  MARKETING: { required: false, versions: [FIRST, REWORDED] },
  MARKETING_NIGHT: { required: false, versions: [FIRST] },
} as const satisfies Record<string, Papers>;

export type DocumentKind = keyof typeof DOCUMENTS;
// Keys of DOCUMENTS.
/** Kinds of legal documents that members consent to. */
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as [DocumentKind, ...DocumentKind[]];

/** Returns the latest version of a document, even if it is not in force yet. */
export const latestOf = (document: DocumentKind): Version => {
  const versions: readonly Version[] = DOCUMENTS[document].versions;
  return versions.at(-1) ?? FIRST;
};

/** Returns whether membership requires the consent. */
export const isRequired = (document: DocumentKind): boolean => DOCUMENTS[document].required;

/** Recorded choice about one version of a document. */
export type Consent = { document: DocumentKind; version: string; agreed: boolean };

/** Schema of one answer to one version of a legal document. */
export const consentSchema = v.object({
  document: v.picklist(DOCUMENT_KINDS, '약관을 확인해 주세요.'),
  version: v.pipe(v.string('약관을 확인해 주세요.'), v.maxLength(20)),
  agreed: v.boolean('동의 여부를 골라 주세요.'),
});
/** Form field with the answers to all documents. */
export const consentsField = v.pipe(v.array(consentSchema), v.maxLength(DOCUMENT_KINDS.length));

/** Message for a consent to a version that was replaced. */
export const STALE_CONSENT = '약관이 바뀌었어요. 새 내용을 확인하고 다시 동의해 주세요.';
/** Message for two answers to the same document. */
export const CONSENT_TWICE = '같은 약관에 두 번 동의할 수 없어요.';
/** Message for night marketing without marketing consent. */
export const NIGHT_ALONE = '야간 메일은 혜택과 소식 메일에 동의해야 받을 수 있어요.';

/** Returns the message for an invalid set of choices; null if valid. */
export function consentProblem(consents: readonly Consent[]): string | null {
  const agreed = new Set(consents.filter((consent) => consent.agreed).map(({ document }) => document));
  if (new Set(consents.map(({ document }) => document)).size < consents.length) return CONSENT_TWICE;
  if (consents.some(({ document, version }) => version !== latestOf(document).version)) return STALE_CONSENT;
  if (agreed.has('MARKETING_NIGHT') && !agreed.has('MARKETING')) return NIGHT_ALONE;
  return null;
}

/** True if all required documents are agreed to. */
export const holdsRequired = (consents: readonly Consent[]): boolean =>
  DOCUMENT_KINDS.filter(isRequired).every((document) =>
    consents.some((consent) => consent.document === document && consent.agreed),
  );
