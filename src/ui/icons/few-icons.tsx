import { drawIcon } from './draw-icon.tsx';

/** Icons of parts that load right after the first view. */
export const FEW_ICONS = {
  close: 'm5.8 5.8 12.4 12.4M18.2 5.8 5.8 18.2',
  camera:
    'M4.6 7h3.2l1.4-2.3a.9.9 0 0 1 .8-.5h4a.9.9 0 0 1 .8.5L16.2 7h3.2A1.6 1.6 0 0 1 21 8.6v9.2a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 17.8V8.6A1.6 1.6 0 0 1 4.6 7zM15.6 13a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0z',
  compare:
    'M12 3.6v16.8M9 6.4H5.4A1.4 1.4 0 0 0 4 7.8v8.4a1.4 1.4 0 0 0 1.4 1.4H9M15 6.4h3.6A1.4 1.4 0 0 1 20 7.8v8.4a1.4 1.4 0 0 1-1.4 1.4H15',
} as const;

/** Like `Icon` of ./icon.tsx, for parts that load right after the first view. */
export const Icon = drawIcon(FEW_ICONS);
