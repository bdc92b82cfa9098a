import { useId } from 'react';
import { bytesOf, PICTURE_MEGABYTES, PICTURE_TYPES } from '#domain/kit/picture.ts';
import type { StorePicture } from '#domain/seller/store/own-store.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FileButton } from '#src/ui/file-field.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { ownStoreText } from './store.text.ts';
import { wireStorePicture } from './store.wiring.ts';

const text = ownStoreText.pictures;
const Problem = styled('p', { color: '$danger', fontSize: '$label' });

/** The two pictures of a store, each sent as soon as it is chosen. */
export const StorePictures = ({ onChanged }: { onChanged: () => void }) => (
  <Card>
    <Stack>
      <SectionTitle>{text.title}</SectionTitle>
      <PictureRow kind="logo" hint={text.logoHint} onChanged={onChanged} />
      <PictureRow kind="banner" hint={text.bannerHint} onChanged={onChanged} />
    </Stack>
  </Card>
);

type RowProps = { kind: StorePicture; hint: string; onChanged: () => void };

function PictureRow({ kind, hint, onChanged }: RowProps) {
  const id = useId();
  const { toast } = useApp();
  const { snapshot, send } = useFlow((app) =>
    wireStorePicture(app, kind, () => {
      toast(text.done);
      onChanged();
    }),
  );
  const isSaving = snapshot.hasTag('saving');
  const choose = (file: File | undefined) => {
    if (!file) return;
    // The server would refuse it after all of it was sent.
    if (file.size > bytesOf(PICTURE_MEGABYTES)) toast(text.tooLarge);
    else send({ type: 'picture.chosen', file });
  };
  return (
    <div data-flow="storePicture" data-kind={kind} data-state={statePath(snapshot.value)}>
      <Row spread>
        <Stack gap={2}>
          <strong>{text[kind]}</strong>
          <Muted id={`${id}-rule`}>{hint}</Muted>
        </Stack>
        <FileButton
          id={id}
          choose={isSaving ? text.uploading : text.choose}
          disabled={isSaving}
          accept={PICTURE_TYPES.join(',')}
          aria-label={`${text[kind]} ${text.choose}`}
          aria-describedby={`${id}-rule`}
          onFiles={([file]) => choose(file)}
        />
      </Row>
      <div role="status">
        {snapshot.matches('refused') ? <Problem>{snapshot.context.error}</Problem> : null}
      </div>
    </div>
  );
}
