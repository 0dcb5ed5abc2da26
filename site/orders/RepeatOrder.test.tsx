import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import orders from '../../shared/i18n/site/en/orders.json' with { type: 'json' }
import { createI18n } from '../i18n/create-i18n.ts'
import { RepeatOrder } from './RepeatOrder.tsx'

const i18n = createI18n('en', { orders })
const category = { id: 'c', name: { ar: 'صيانة', en: 'Maintenance' } }
const expired = {
  id: 'o',
  kind: 'service',
  status: 'expired',
  category,
  provider: null,
  can_resend: true,
  resent_as: null,
  rental: null,
  now: '2026-11-24T09:00:00.000Z',
  city: { id: 'r', name: { ar: 'الرياض', en: 'Riyadh' } },
} as const

function page(order: React.ComponentProps<typeof RepeatOrder>['order']): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <RepeatOrder order={order} failure={null} /> }])
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}

test('an expired order is sent again as it is, or edited', () => {
  const html = page(expired)
  expect(html).toContain('Send again<')
  expect(html).toContain('Edit and send')
  expect(html).not.toContain('Order again<')
})

test('a resent order links to the new one instead of being sent again, and can be ordered again', () => {
  const resent_as: OrderPage['resent_as'] = { id: 'new', number: 'W26-12345678' }
  const html = page({ ...expired, can_resend: false, resent_as })
  expect(html).toMatch(/href="[^"]*\/orders\/new"/)
  expect(html).toContain('W26-12345678')
  expect(html).toContain('Order again<')
  expect(html).not.toContain('Send again<')
  expect(html).not.toContain('Edit and send')
})

test('an expired private order leads to the other providers of its city', () => {
  expect(page({ ...expired, kind: 'private' })).toMatch(/our_services_provider\/c\?city_id=r"/)
})
