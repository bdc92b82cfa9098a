// Sent in place of the service worker when the shop does without one: it takes everything that was kept with it,
// answers nothing itself, and leaves. Pages that are open go on over the network.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
