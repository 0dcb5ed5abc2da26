import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { OwnOffer } from './OwnOffer.tsx'

const at = '2026-11-21T08:00:00.000Z'
const terms = { duration_days: 2, appointment: null, note: null, reject_reason: null, at, answered_at: null }
const offer: OfferView = {
  id: 'o',
  provider: {
    ...{ id: 'p', name: { ar: 'إتقان', en: 'Itqan' }, logo_url: null, city: null },
    ...{ rating: null, rating_count: 0, completed_count: 0, is_verified: true },
  },
  ...{
    price: 30_000,
    tax: 4_500,
    total: 34_500,
    vat_percent: 15,
    sold_by: 'provider',
    sees_price_before_vat: true,
    duration_days: 2,
    appointment: null,
    note: null,
    image: null,
  },
  ...{ status: 'pending', version: 1, expires_at: at, created_at: at, is_own: true, is_best_value: false },
  negotiation: [
    { ...terms, id: null, by: 'provider', price: 30_000, total: 34_500, status: null },
    { ...terms, id: 'n', by: 'client', price: 21_000, total: 24_150, status: 'pending' },
  ],
  ...{ counter_rounds_left: 1, actions: [] },
}

test('the offer, its open counter-offer and their history show amounts in one format', () => {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <OwnOffer note={null} offer={offer} version={1} /> }])
  const amounts = [...renderToStaticMarkup(<RouterProvider router={router} />).matchAll(/<bdi>([\d.,]+)<\/bdi>/g)].map(
    ([, amount]) => amount,
  )
  expect(amounts).toEqual(['300', '210', '241.50', '345', '241.50'])
})
