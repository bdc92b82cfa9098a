import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { sharePage } from '#src/lib/navigation/share-page.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { FlatButton } from '../feed-list/flat-button.ts';

/** Button that shares the address of the page. */
export function ShareButton({ title }: { title: string }) {
  const { toast } = useApp();
  const share = async () => {
    const way = await sharePage(title);
    if (way === 'copied') toast(text.copied);
    if (way === 'refused') toast(text.notShared, 'error');
  };
  return (
    <FlatButton type="button" aria-label={text.share} onClick={() => void share()}>
      <Icon name="share" />
    </FlatButton>
  );
}
