import type { Cart } from '@wasl/shared/contract/cart.ts'
import { type CheckoutConflict, checkoutConflict } from '@wasl/shared/contract/checkout.ts'
import { changeCartLine, removeFromCart, showCart } from '@wasl/shared/contract/endpoints/cart.ts'
import { checkOut } from '@wasl/shared/contract/endpoints/checkout.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { quantityOf } from '../cart/cart-form.ts'
import { textValues } from '../send-order/read-order-form.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { type ApiFailure, failureOf } from '../server/api-error.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { readCheckoutForm, type Values } from './checkout-form.ts'

/** The cart with the shipping to a city; without a city that of every city. */
export const loadCheckoutCart = (api: ApiClient, city: string | undefined): Promise<Cart> =>
  api.call(showCart, { query: isUuid(city ?? '') ? { city } : {} })

/** The page again with what was typed. `seenTotal`: what the client agreed to pay. */
type Again = { values: Values; cart: Cart; failure: ApiFailure | null; conflict: CheckoutConflict | null; seenTotal: number }

/** The action of the checkout: orders the cart, or changes the city or a line that cannot be bought. What was typed stays. */
export async function submitCheckout({ request, context }: ActionFunctionArgs, form: FormData) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const values = textValues(form)
  const entered = readCheckoutForm(values)
  const again = async (failure: ApiFailure | null, conflict: CheckoutConflict | null = null): Promise<Again> => ({
    values,
    cart: conflict?.cart ?? (await loadCheckoutCart(api, values['address.city_id'])),
    ...{ failure, conflict, seenTotal: entered.total },
  })
  if (form.has('show_city')) return data(await again(null))
  if (form.has('set') || form.has('remove')) return data(await again(await changeLines(api, form)))
  try {
    const { data: placed } = await api.submit(checkOut, { entered, idempotencyKey: values.idempotency_key ?? '' })
    return redirect(pathIn(locale, pages.checkoutPayment({ id: placed.checkout_id })))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const conflict = checkoutConflict.safeParse(error.body)
    return data(await again(failureOf(error), conflict.data ?? null), { status: error.statusCode })
  }
}

/** Takes what is left of a line, or removes lines. Returns what went wrong. */
async function changeLines(api: ApiClient, form: FormData): Promise<ApiFailure | null> {
  const set = quantityOf(form.get('set'))
  if (set) {
    const result = await attempt(api.submit(changeCartLine, { params: { id: set.unit_id }, entered: { quantity: set.quantity } }))
    return result.ok ? null : result
  }
  for (const id of String(form.get('remove') ?? '').split(',')) {
    const result = await attempt(api.submit(removeFromCart, { params: { id } }))
    if (!result.ok) return result
  }
  return null
}
