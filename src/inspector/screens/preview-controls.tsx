import { styled } from '#src/styles/stitches.ts';
import { screensText as words } from './screens.text.ts';
import { VIEWERS, type ViewerRole } from './snapshot-address.ts';
import type { FrameWidth } from './stored-pictures.ts';

const Fields = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $4',
  alignItems: 'center',
  paddingTop: '$3',
  fontSize: '$label',
  '& label': { display: 'flex', gap: '6px', alignItems: 'center', whiteSpace: 'nowrap' },
  '& select': {
    minHeight: '36px',
    padding: '4px $2',
    border: '1px solid $control',
    borderRadius: '$control',
    background: '$bg',
    fontSize: '$label',
  },
});

/** How the screens of the gallery are shown. */
export type Preview = {
  /** Null for the role that the screen is made for. */
  viewer: ViewerRole | null;
  offline: boolean;
  width: FrameWidth;
};

type PreviewControlsProps = { preview: Preview; onChange: (preview: Preview) => void };

/** Controls of the gallery: role of the person, network and width. */
export const PreviewControls = ({ preview, onChange }: PreviewControlsProps) => (
  <Fields>
    <label>
      {words.viewer}
      <select
        value={preview.viewer ?? ''}
        onChange={({ target }) =>
          onChange({ ...preview, viewer: VIEWERS.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">{words.ownViewer}</option>
        {VIEWERS.map((viewer) => (
          <option key={viewer} value={viewer}>
            {words.viewers[viewer]}
          </option>
        ))}
      </select>
    </label>
    <label>
      {words.width}
      <select
        value={preview.width}
        onChange={({ target }) =>
          onChange({ ...preview, width: target.value === 'phone' ? 'phone' : 'desk' })
        }
      >
        <option value="desk">{words.widths.desk}</option>
        <option value="phone">{words.widths.phone}</option>
      </select>
    </label>
    <label>
      <input
        type="checkbox"
        checked={preview.offline}
        onChange={({ target }) => onChange({ ...preview, offline: target.checked })}
      />
      {words.network}
    </label>
  </Fields>
);
