import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import services from '../../shared/i18n/site/en/services.json' with { type: 'json' }
import { createI18n } from '../i18n/create-i18n.ts'
import type { RootData, Viewer } from '../ui/root-data.ts'
import { StartingPrice } from './StartingPrice.tsx'

const i18n = createI18n('en', { services })
const withVat = { starting_price: 10_000, starting_price_with_vat: 11_500 }
type Display = RootData['appInfo']['price_display']
type Reader = Pick<Viewer, 'role' | 'client_type'>

function shown(price: React.ComponentProps<typeof StartingPrice>['price'], viewer: Reader | null, price_display: Display = 'with_vat') {
  const element = <StartingPrice price={price} fallback="none" />
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { root: { viewer, appInfo: { price_display, currency_sign: 'text' } } } },
  })
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  const withoutReaders = html.replace(/<span class="sr-only">.*?<\/span>/g, '')
  return withoutReaders
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const client = (client_type: 'individual' | 'company' | null): Reader => ({ role: 'client', client_type })

test('guests and individuals see the price with VAT alone', () => {
  for (const reader of [null, client('individual'), client(null)]) expect(shown(withVat, reader)).toBe('From 115 money.sign incl. VAT')
})

test('companies and providers see it before VAT too, and with the setting everyone does', () => {
  const both = 'From 115 money.sign incl. VAT 100 money.sign before VAT'
  expect(shown(withVat, client('company'))).toBe(both)
  expect(shown(withVat, { role: 'provider_user', client_type: null })).toBe(both)
  expect(shown(withVat, null, 'both')).toBe(both)
})

test('where no VAT is charged the price says nothing about it, and no price is the fallback', () => {
  expect(shown({ starting_price: 10_000, starting_price_with_vat: 10_000 }, client('company'))).toBe('From 100 money.sign')
  expect(shown({ starting_price: null, starting_price_with_vat: null }, null)).toBe('none')
})
