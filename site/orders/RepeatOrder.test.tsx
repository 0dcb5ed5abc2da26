import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RepeatOrder } from './RepeatOrder.tsx'

const category = { id: 'c', name: { ar: 'صيانة', en: 'Maintenance' } }
const expired = { id: 'o', kind: 'service', status: 'expired', category, provider: null, resent_as: null } as const

function page(order: React.ComponentProps<typeof RepeatOrder>['order']): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <RepeatOrder order={order} failure={null} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('an expired order is sent again as it is, or edited', () => {
  const html = page(expired)
  expect(html).toContain('repeat.resend<')
  expect(html).toContain('repeat.edit')
  expect(html).not.toContain('repeat.again')
})

test('a resent order links to the new one instead of being sent again, and can be ordered again', () => {
  const resent_as: OrderPage['resent_as'] = { id: 'new', number: 'W26-12345678' }
  const html = page({ ...expired, resent_as })
  expect(html).toMatch(/href="[^"]*\/orders\/new"/)
  expect(html).toContain('W26-12345678')
  expect(html).toContain('repeat.again')
  expect(html).not.toContain('repeat.resend<')
  expect(html).not.toContain('repeat.edit')
})
