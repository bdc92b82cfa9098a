import type { ComponentProps } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLook } from '../button.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';

const Picker = styled('span', {
  position: 'relative',
  '& input:focus-visible + label': { outline: '2px solid $ink', outlineOffset: '2px' },
  '& input:disabled + label': { opacity: 0.5, cursor: 'not-allowed' },
});

type FileInputProps = {
  id: string;
  onFiles: (files: readonly File[]) => void;
} & Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'disabled' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
>;

/** Hidden file input; the label after it opens the file dialog and shows its focus. */
export const FileInput = ({ onFiles, ...input }: FileInputProps) => (
  <VisuallyHidden
    as="input"
    type="file"
    {...input}
    onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const files = [...(currentTarget.files ?? [])];
      // Cleared, so that the same file can be chosen again.
      currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

type FileButtonProps = FileInputProps & {
  choose: string;
};

/** Button that opens the file dialog; the browser's own is in the browser's language. */
export const FileButton = ({ choose, ...input }: FileButtonProps) => (
  <Picker>
    <FileInput {...input} />
    <ButtonLook as="label" htmlFor={input.id} size="small">
      {choose}
    </ButtonLook>
  </Picker>
);
