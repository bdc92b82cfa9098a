import type { DocumentKind } from '#domain/members/signup/documents.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const PAGES: Partial<Record<DocumentKind, string>> = { TERMS: paths.terms, PRIVACY: paths.privacy };

/** Path of a document's page; null if it is a single sentence. */
export const textPageOf = (document: DocumentKind): string | null => PAGES[document] ?? null;
