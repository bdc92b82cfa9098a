import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Input } from '#src/ui/forms/input.ts';
import { SearchForm } from './search-form.tsx';

/** A search that the browser itself sends, until the one with suggestions is there. */
const PlainSearch = () => (
  <SearchForm role="search" action={paths.products()}>
    <Input
      type="search"
      name="q"
      required
      pattern=".*\S.*"
      maxLength={100}
      autoComplete="off"
      aria-label={shellText.searchLabel}
      placeholder={shellText.searchLabel}
    />
  </SearchForm>
);

/** Suggestions are no part of the first view: their code comes right after it. */
export const SearchBox = addition(() => import('./search-combobox.tsx'), PlainSearch);
