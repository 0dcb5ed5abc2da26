import type { SettlementPage } from '@wasl/shared/contract/settlements.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SettlementLines } from './SettlementLines.tsx'
import { SettlementTotals } from './SettlementTotals.tsx'

const halalas = { service_amount: 32_750, commission: -1_305, commission_vat: -195, margin: 0, amount: 34_250 }
const line: SettlementPage['lines'][number] = { ...halalas, order: null, is_claim: false, earned_at: '2026-11-21T08:00:00.000Z' }

/** The amounts of the page, in the order of the document. */
function amounts(element: React.ReactNode): string[] {
  const router = createMemoryRouter([{ id: 'root', path: '/', element }])
  const shown = renderToStaticMarkup(<RouterProvider router={router} />).replace(/<svg.*?<\/svg>/g, '')
  return [...shown.matchAll(/(−?)<bdi>([\d.,]+)<\/bdi>/g)].map(([, sign, amount]) => `${sign}${amount}`)
}

test('the amounts of a settlement add up to its total, with charged and with returned commission', () => {
  expect(amounts(<SettlementTotals settlement={halalas} />)).toEqual(['327.50', '13.05', '1.95', '342.50'])
  expect(amounts(<SettlementLines lines={[line]} />)).toEqual(['342.50', '327.50', '13.05', '1.95'])
  const charged = { service_amount: 57_500, commission: 4_348, commission_vat: 652, margin: 0, amount: 52_500 }
  expect(amounts(<SettlementTotals settlement={charged} />)).toEqual(['575.00', '−43.48', '−6.52', '525.00'])
  const free = { service_amount: 50_000, commission: 0, commission_vat: 0, margin: 0, amount: 50_000 }
  expect(amounts(<SettlementTotals settlement={free} />)).toEqual(['500.00', '0.00', '0.00', '500.00'])
  const sold = { service_amount: 50_000, commission: 0, commission_vat: 0, margin: 5_000, amount: 45_000 }
  expect(amounts(<SettlementTotals settlement={sold} />)).toEqual(['500.00', '0.00', '0.00', '−50.00', '450.00'])
  expect(amounts(<SettlementLines lines={[{ ...line, ...sold }]} />)).toEqual(['450.00', '500.00', '−50.00'])
})
