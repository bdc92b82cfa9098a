import { PRODUCT_SORTS } from '#domain/catalogue/product-list/product-filter.ts';
import { listText as text } from '#src/areas/catalogue/product-list/product-list.text.ts';
import { ChoiceMenu } from '#src/ui/forms/choice-menu.tsx';
import { type SortMenuProps, SortWord, sortLabel } from './sort-menu-styles.tsx';

const sorts = PRODUCT_SORTS.map((value) => ({ value, label: text.sorts[value] ?? value }));

/** Menu of sort orders, open when it mounts. */
export default function SortMenu({ sort, onSort }: SortMenuProps) {
  return (
    <ChoiceMenu
      label={sortLabel(sort)}
      trigger={<SortWord sort={sort} />}
      choices={sorts}
      value={sort}
      onChoose={onSort}
    />
  );
}
