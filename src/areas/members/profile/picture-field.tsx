import { useId } from 'react';
import { PICTURE_TYPES } from '#domain/kit/pictures/picture.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Avatar, PROFILE_PLACEHOLDER } from '#src/ui/members/avatar.tsx';

const Placeholder = styled('img', { width: '80px', height: '80px', borderRadius: '$round' });
const Problem = styled('p', { color: '$danger', fontSize: '$label' });

type PictureFieldProps = {
  memberId: number | undefined;
  nickname: string;
  image: string;
  state: 'idle' | 'uploading' | 'failed';
  /** True while the form is being saved. */
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** Field of the profile picture; a failed upload shows a placeholder that is never saved. */
export function PictureField(props: PictureFieldProps) {
  const { memberId, nickname, image, state, disabled, onChoose, onRemove } = props;
  const id = useId();
  // Removing the picture removes its button, so the focus moves to the file input.
  const field = useFocusRescue('input');
  const { picture } = profileText;
  return (
    <Row ref={field}>
      {state === 'failed' ? (
        <Placeholder src={PROFILE_PLACEHOLDER} alt="" width={80} height={80} />
      ) : (
        <Avatar id={memberId} nickname={nickname} image={image || null} size={80} />
      )}
      <Stack gap={2}>
        <Row>
          <FileButton
            id={id}
            choose={picture.choose}
            disabled={disabled}
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id}-rule`}
            onFiles={([file]) => file && onChoose(file)}
          />
          {image ? (
            <Button type="button" size="small" tone="ghost" onClick={onRemove}>
              {picture.remove}
            </Button>
          ) : null}
        </Row>
        <Muted id={`${id}-rule`}>{picture.rule}</Muted>
        <div role="status">
          {state === 'uploading' ? <Muted>{picture.uploading}</Muted> : null}
          {state === 'failed' ? <Problem>{picture.failed}</Problem> : null}
        </div>
      </Stack>
    </Row>
  );
}
