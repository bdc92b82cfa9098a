const box = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const MenuIcon = () => (
  <svg {...box} aria-hidden="true">
    <path d="M4 7h16M4 12h16M4 17h16" />
  </svg>
);

export const CartIcon = () => (
  <svg {...box} aria-hidden="true">
    <path d="M3 4h2l2.4 11h10.2L20 8H6.2" />
    <circle cx="9" cy="20" r="1.2" />
    <circle cx="16.5" cy="20" r="1.2" />
  </svg>
);

export const PersonIcon = () => (
  <svg {...box} aria-hidden="true">
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20c1.4-3.4 4.4-5 8-5s6.6 1.6 8 5" />
  </svg>
);
