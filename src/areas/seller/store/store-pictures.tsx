import { useId } from 'react';
import { megabytesToBytes, PICTURE_TYPES } from '#domain/kit/pictures/picture.ts';
import { PICTURE_MEGABYTES } from '#domain/policies/uploads.ts';
import type { OwnStore, StorePicture } from '#domain/seller/store/own-store.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ownStoreText } from './store.text.ts';
import { wireStorePicture, wireStorePictureRemoval } from './store.wiring.ts';

const text = ownStoreText.pictures;
const Problem = styled('p', { color: '$danger', fontSize: '$label' });

type PicturesProps = {
  store: Pick<OwnStore, 'storeId' | 'logo' | 'banner'>;
  onChanged: () => void;
};

/** Logo and banner of a store, each uploaded as soon as it is chosen. */
export const StorePictures = (pictures: PicturesProps) => (
  <Card>
    <Stack>
      <SectionTitle>{text.title}</SectionTitle>
      <PictureRow kind="logo" hint={text.logoHint} {...pictures} />
      <PictureRow kind="banner" hint={text.bannerHint} {...pictures} />
    </Stack>
  </Card>
);

type RowProps = PicturesProps & { kind: StorePicture; hint: string };

function PictureRow({ kind, hint, store, onChanged }: RowProps) {
  const id = useId();
  const { toast } = useApp();
  const { snapshot, send } = useFlow((app) =>
    wireStorePicture(app, kind, () => {
      toast(text.done);
      onChanged();
    }),
  );
  const isSaving = snapshot.hasTag('saving');
  const picture = store[kind];
  // Removing the picture removes its button, so the focus moves to the file input.
  const acts = useFocusRescue('input');
  const choose = (file: File | undefined) => {
    if (!file) return;
    // Checked before the upload, since the server refuses it only after receiving all of it.
    if (file.size > megabytesToBytes(PICTURE_MEGABYTES)) toast(text.tooLarge);
    else send({ type: 'picture.chosen', file });
  };
  return (
    <div data-flow="storePicture" data-kind={kind} data-state={statePath(snapshot.value)}>
      <Row spread>
        <Stack gap={2}>
          <strong>{text[kind]}</strong>
          <Muted id={`${id}-rule`}>{hint}</Muted>
        </Stack>
        <Row ref={acts}>
          <FileButton
            id={id}
            choose={isSaving ? text.uploading : text.choose}
            disabled={isSaving}
            accept={PICTURE_TYPES.join(',')}
            aria-label={`${text[kind]} ${text.choose}`}
            aria-describedby={`${id}-rule`}
            onFiles={([file]) => choose(file)}
          />
          {picture ? (
            <Removal key={picture} kind={kind} storeId={store.storeId} onChanged={onChanged} />
          ) : null}
        </Row>
      </Row>
      <div role="status">
        {snapshot.matches('refused') ? <Problem>{snapshot.context.error}</Problem> : null}
      </div>
    </div>
  );
}

type RemovalProps = { kind: StorePicture; storeId: number; onChanged: () => void };

function Removal({ kind, storeId, onChanged }: RemovalProps) {
  const { toast } = useApp();
  const actor = useFlowActor(
    (app) =>
      wireStorePictureRemoval(app, kind, () => {
        toast(text.removed);
        onChanged();
      }),
    { id: storeId },
  );
  return (
    <RemovalButton actor={actor} label={`${text[kind]} ${text.remove}`} question={text.question[kind]} />
  );
}
