import { additionOnUse } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Input } from '#src/ui/forms/input.ts';
import { SearchForm } from './search-form.tsx';

/** Search form that the browser submits itself, until the combobox has loaded. */
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

/** Search with suggestions, whose code loads with the first use of the page. */
export const SearchBox = additionOnUse(() => import('./search-combobox.tsx'), PlainSearch);
