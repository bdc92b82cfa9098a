// A server that npm started ends with the process that started npm, also where no signal comes through.

const LOOK_MS = 1_000;

/** Passes signals on to `server`, ends it when the process that started this one is gone, and this one with it. */
export function tie(server) {
  // npm that is ended does not always tell: the server would keep port and folder.
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== starter) server.kill('SIGTERM');
  }, LOOK_MS);
  look.unref();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
