/**
 * Colour roles, and the value of each on a light and on a dark page; tests/views/ui/contrast.test.ts checks the
 * contrast.
 */
type Role =
  | 'bg'
  | 'raised'
  | 'tile'
  | 'sunken'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'line'
  | 'control'
  | 'onInk'
  | 'inkOnTile'
  | 'sale'
  | 'heart'
  | 'brand'
  | 'success'
  | 'danger'
  | 'waiting'
  | 'sheen'
  | 'overlay'
  | 'shade';

type Roles = Readonly<Record<Role, string>>;

/**
 * `ink` is text and the fill of the one primary action, `onInk` the text on it; `ink2` is body text, `ink3` counts
 * and hints. `control` is the 3:1 outline of form controls. `sale` is text only. `brand` is for marks and measures,
 * never for text below 24 px. Product pictures have `tile` as their background, which stays light: text over a
 * picture is `inkOnTile`.
 */
export const LIGHT: Roles = {
  bg: '#ffffff',
  raised: '#ffffff',
  tile: '#f4f4f3',
  sunken: '#f6f6f5',
  ink: '#111214',
  ink2: '#4a4e55',
  ink3: '#6b7078',
  line: '#e8e8e6',
  control: '#8c9199',
  onInk: '#ffffff',
  inkOnTile: '#111214',
  sale: '#d1310a',
  heart: '#e5243b',
  brand: '#ff5a1f',
  success: '#0b6b3a',
  danger: '#b42318',
  waiting: '#ececea',
  sheen: 'rgba(255, 255, 255, 0.6)',
  overlay: 'rgba(15, 16, 18, 0.48)',
  shade: 'rgba(17, 18, 20, 0.14)',
};

/** Colours of the dark theme by role. */
export const DARK: Roles = {
  bg: '#101113',
  raised: '#1e2024',
  tile: '#e9e9e7',
  sunken: '#17181b',
  ink: '#f3f3f1',
  ink2: '#b9bdc4',
  ink3: '#9298a1',
  line: '#2a2d32',
  control: '#6f757e',
  onInk: '#111214',
  inkOnTile: '#111214',
  sale: '#ff7a52',
  heart: '#ff5c6c',
  brand: '#ff6a33',
  success: '#5bd08f',
  danger: '#ff8a7a',
  waiting: '#222429',
  sheen: 'rgba(255, 255, 255, 0.06)',
  overlay: 'rgba(0, 0, 0, 0.6)',
  shade: 'rgba(0, 0, 0, 0.5)',
};
