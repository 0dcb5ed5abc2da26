import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { endsSession, toAlert } from './alert.ts'

const push: LivePush = {
  data: {
    type: 'offer_new',
    title: 'عرض جديد',
    title_ar: 'عرض جديد',
    title_en: 'New offer',
    body: 'وصل عرض',
    body_ar: 'وصل عرض',
    body_en: 'An offer came',
    link: pages.order({ id: '7f1c' }),
  },
  notification: { title: 'عرض جديد', body: 'وصل عرض' },
}

test('an alert uses the language of the page', () => {
  expect(toAlert(push, 'en')).toMatchObject({ title: 'New offer', body: 'An offer came' })
  expect(toAlert(push, 'ar')).toMatchObject({ title: 'عرض جديد', body: 'وصل عرض' })
})

test('an alert about an order links to the order details', () => {
  expect(toAlert(push, 'ar').link).toEqual({ to: pages.orderDetails({ id: '7f1c' }), isOrder: true })
})

test('a push without text in the page’s language uses its default text', () => {
  const untranslated: LivePush = { ...push, data: { ...push.data, title: '', title_en: '', body: '', body_en: '' } }
  expect(toAlert(untranslated, 'en')).toMatchObject({ title: 'عرض جديد', body: 'وصل عرض' })
})

test('only a user_blocked push ends the session', () => {
  expect(endsSession(push.data)).toBe(false)
  expect(endsSession({ type: 'user_blocked' })).toBe(true)
})
