// Shows push messages, and the offline page instead of the browser's own error when a page cannot be loaded without a connection.
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

// From Firebase: the payload of the specification, section 3.
self.addEventListener('push', (event) => {
  const push = readPush(event)
  if (push) event.waitUntil(show(push))
})

// Without Firebase, a page names the device that this worker asks the demo's own sender for.
self.addEventListener('message', (event) => {
  if (typeof event.data?.listen === 'string') event.waitUntil(listen(event.data.listen))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

function readPush(event) {
  try {
    return event.data?.json() ?? null
  } catch {
    return null
  }
}

let device = ''

/** Shows the messages of a device until it is no longer registered or the browser stops this worker. */
async function listen(token) {
  if (device === token) return
  device = token
  while (device === token) {
    const response = await fetch(`/api/dev/push/${encodeURIComponent(token)}`).catch(() => null)
    if (!response?.ok) break
    for (const push of (await response.json()).data) await show(push)
  }
  if (device === token) device = ''
}

/** Shows a message, unless its recipient looks at a page, which shows it as an alert. A newer one about the same page replaces it. */
async function show({ data = {}, notification = {} }) {
  const open = await self.clients.matchAll({ type: 'window' })
  for (const client of open) client.postMessage({ push: data.type })
  if (open.some((client) => client.focused)) return
  const { title, body, title_ar, link = '' } = data
  const isArabic = !title || title === title_ar
  await self.registration.showNotification(title || notification.title || '', {
    body: body || notification.body || '',
    lang: isArabic ? 'ar' : 'en',
    dir: isArabic ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    tag: link || data.type,
    data: (isArabic ? '' : '/en') + pageOf(link || '/notifications'),
  })
}

/** Orders open through /order-details. */
const pageOf = (link) => link.replace(/^\/orders\/([^/?#]+)$/, '/order-details?id=$1')

async function open(path) {
  const [client] = await self.clients.matchAll({ type: 'window' })
  if (!client) return self.clients.openWindow(path)
  await client.focus()
  return client.navigate(path)
}
