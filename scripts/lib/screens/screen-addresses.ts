// Addresses of all screens by key, as JSON: for scripts that plain Node runs.
import { allScreens } from '#src/app/routes/all-screens.ts';

const rows = allScreens.map(([key, { path, also = [] }]) => [key, [path, ...also]]);
process.stdout.write(JSON.stringify(rows));
