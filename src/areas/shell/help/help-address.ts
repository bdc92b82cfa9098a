import { isHelpKey } from '#domain/help/help.ts';
import { HELP_TOPICS } from '#domain/help/help-answer.ts';
import { MAX_HELP_QUERY } from '#domain/help/help-search.ts';
import type { HelpAddress } from '#machines/shell/help.machine.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Parses `/help?topic&q#key`; invalid values are dropped. */
export function helpAddressFrom(search: string, hash: string): HelpAddress {
  const query = new URLSearchParams(search);
  const key = hash.replace(/^#/, '');
  return {
    topic: HELP_TOPICS.find((topic) => topic === query.get('topic')) ?? null,
    q: (query.get('q') ?? '').slice(0, MAX_HELP_QUERY),
    open: isHelpKey(key) ? key : null,
  };
}

/** Builds the path of the help page, without defaults; `open` is the anchor of the answer. */
export function helpPath({ topic, q, open }: HelpAddress): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (q) query.set('q', q);
  const search = query.size > 0 ? `?${query}` : '';
  return `${paths.help}${search}${open ? `#${open}` : ''}`;
}
