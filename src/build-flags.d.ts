/** True where the QA inspector is built in: the development server and `npm run build:qa` (vite.config.ts). */
declare const __INSPECTOR__: boolean;
