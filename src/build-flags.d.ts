/** True where the QA inspector is built in: the development server and `npm run build:qa` (vite.config.ts). */
declare const __INSPECTOR__: boolean;
/** Name of the code of this build, the same in the browser and where the server draws pages (vite.config.ts). */
declare const __VERSION__: string;
