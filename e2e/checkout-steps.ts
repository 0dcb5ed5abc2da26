import type { Localized } from '@wasl/shared/units.ts'
import { callApi } from './call-api.ts'
import { fillCart } from './create-checkout.ts'
import { logIn, tokenOf } from './people.ts'
import type { SitePage } from './site-steps.ts'
import { newClient } from './visitors.ts'

type Line = { unit_id: string; product_id: string; title: Localized; price: number; quantity: number }
/** The cart of an account as the API shows it. */
export type Cart = { groups: { provider_id: string | null; lines: Line[] }[] }

export const linesOf = ({ groups }: Cart): Line[] => groups.flatMap(({ lines }) => lines)
export const placeOrder = ({ page, t }: SitePage) => page.getByRole('button', { name: t('checkout:submit') }).click()
export const paymentTitle = ({ page, t }: SitePage) => page.getByRole('heading', { level: 1, name: t('payments:title') })

export async function fillAddress({ page, t }: SitePage): Promise<void> {
  await page.getByLabel(t('checkout:address.district')).fill('العليا')
  await page.getByLabel(t('checkout:address.street')).fill('طريق الملك فهد')
  await page.getByLabel(t('checkout:address.building')).fill('8228')
}

/** A new client with goods of two sellers in the cart, logged in. `token`: of another session. */
export async function newShopper({ page }: SitePage): Promise<Cart & { phone: string; token: string }> {
  const phone = await newClient(page)
  const token = await tokenOf(page.context(), phone)
  await fillCart(page, token)
  const cart: Cart = await callApi(page, token, 'GET', '/cart')
  await logIn(page, phone)
  return { ...cart, phone, token }
}
