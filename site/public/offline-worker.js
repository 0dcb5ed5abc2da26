// Shows the offline page instead of the browser's own error when a page cannot be loaded without a connection.
const cacheName = 'offline'
const pages = { ar: '/offline/ar', en: '/offline/en' }

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(Object.values(pages))))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  // The page is requested while this worker starts, so that it delays nothing.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { pathname } = new URL(url)
  if (mode !== 'navigate' || method !== 'GET' || pathname.startsWith('/admin')) return
  const locale = /^\/en(\/|$)/.test(pathname) ? 'en' : 'ar'
  event.respondWith(load(event).catch(() => caches.match(pages[locale])))
})

const load = async (event) => (await event.preloadResponse) ?? fetch(event.request)
