import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'

type Shown = { title: string; options: { body: string; lang: string; dir: string; tag: string; data: string } }
type WorkerEvent = Readonly<Record<string, unknown>>

/** Runs the service worker with these open pages, and returns how to send it events and what it did. */
function startWorker(pages: readonly { focused: boolean }[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const shown: Shown[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => listeners.set(name, listener),
    registration: { showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }) },
    clients: {
      matchAll: async () => pages.map((page) => ({ ...page, postMessage: () => {} })),
      openWindow: async (path: string) => void opened.push(path),
    },
  }
  runInNewContext(readFileSync(join(import.meta.dirname, '../public/service-worker.js'), 'utf8'), { self, URL })
  const send = async (name: string, event: WorkerEvent) => {
    const work: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) })
    await Promise.all(work)
  }
  return { shown, opened, send }
}

const texts = { title_ar: 'عرض جديد', title_en: 'New offer', body_ar: 'وصل عرض', body_en: 'An offer came' }
const push = (locale: 'ar' | 'en') => ({
  data: { type: 'offer_new', title: texts[`title_${locale}`], body: texts[`body_${locale}`], ...texts, link: pages.order({ id: '7f1c' }) },
  notification: { title: texts[`title_${locale}`], body: texts[`body_${locale}`] },
})
const received = (payload: unknown) => ({ data: { json: () => payload } })

test('a push is shown in the language of its recipient, and leads to the details of the order', async () => {
  const { shown, opened, send } = startWorker([{ focused: false }])
  await send('push', received(push('ar')))
  await send('push', received(push('en')))
  expect(shown).toMatchObject([
    { title: 'عرض جديد', options: { body: 'وصل عرض', lang: 'ar', dir: 'rtl', data: pages.orderDetails({ id: '7f1c' }) } },
    {
      title: 'New offer',
      options: { body: 'An offer came', lang: 'en', dir: 'ltr', data: pathIn('en', pages.orderDetails({ id: '7f1c' })) },
    },
  ])
  const closed = startWorker()
  await closed.send('notificationclick', { notification: { close: () => {}, data: shown[1]?.options.data } })
  expect([opened, closed.opened]).toEqual([[], [pathIn('en', pages.orderDetails({ id: '7f1c' }))]])
})

test('a newer push about the same order replaces the older, and without texts the fallback is shown', async () => {
  const { shown, send } = startWorker()
  await send('push', received(push('ar')))
  await send(
    'push',
    received({ data: { type: 'offer_new', link: pages.order({ id: '7f1c' }) }, notification: { title: 'Wasl', body: 'News' } }),
  )
  expect(shown.map(({ options }) => options.tag)).toEqual([pages.order({ id: '7f1c' }), pages.order({ id: '7f1c' })])
  expect(shown[1]).toMatchObject({ title: 'Wasl', options: { body: 'News' } })
})

test('nothing is shown while a page has the focus, which shows an alert, nor for what is no push', async () => {
  const { shown, send } = startWorker([{ focused: true }])
  await send('push', received(push('ar')))
  const closed = startWorker()
  await closed.send('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  })
  expect([shown, closed.shown]).toEqual([[], []])
})
