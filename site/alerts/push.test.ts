import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { expect, test } from 'vitest'
import { alertOf, endsSession } from './push.ts'

const push: LivePush = {
  data: {
    type: 'offer_new',
    title: 'عرض جديد',
    title_ar: 'عرض جديد',
    title_en: 'New offer',
    body: 'وصل عرض',
    body_ar: 'وصل عرض',
    body_en: 'An offer came',
    link: '/orders/7f1c',
  },
  notification: { title: 'عرض جديد', body: 'وصل عرض' },
}

test('an alert speaks the language of the page it appears on', () => {
  expect(alertOf(push, 'en')).toMatchObject({ title: 'New offer', body: 'An offer came' })
  expect(alertOf(push, 'ar')).toMatchObject({ title: 'عرض جديد', body: 'وصل عرض' })
})

test('an alert about an order leads to the order details', () => {
  expect(alertOf(push, 'ar').link).toEqual({ to: '/order-details?id=7f1c', isOrder: true })
})

test('a push without the page’s language says its fallback', () => {
  const bare: LivePush = { ...push, data: { ...push.data, title: '', title_en: '', body: '', body_en: '' } }
  expect(alertOf(bare, 'en')).toMatchObject({ title: 'عرض جديد', body: 'وصل عرض' })
})

test('only the word of a block ends the session', () => {
  expect(endsSession(push)).toBe(false)
  expect(endsSession({ ...push, data: { ...push.data, type: 'user_blocked' } })).toBe(true)
})
