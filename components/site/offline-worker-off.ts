/*
 * `/sw.js` with `OFFLINE_PAGES=off`: browsers that have the service worker get this one, which deletes what was
 * kept and removes itself.
 */

export {};

declare const registration: { unregister: () => Promise<boolean> };
declare function skipWaiting(): Promise<void>;

addEventListener('install', () => void skipWaiting());

addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  (event as Event & { waitUntil: (work: Promise<void>) => void }).waitUntil(remove());
});
