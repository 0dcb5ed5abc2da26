import type { Cart, CartLine } from '@wasl/shared/contract/cart.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/cart.ts'
import { countNotifications } from '@wasl/shared/contract/endpoints/notifications.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { parseWholeNumber } from '../forms/form-values.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { cartHeaders, readCartToken } from './cart-cookies.server.ts'
import { quantityField, quantityOf } from './cart-form.ts'
import { noteHeader, type Removed } from './cart-note.server.ts'

type Failure = { errors: FieldErrors; msg: string }
/** `cart`: after the change; null if nothing changed. */
type Change = { cart: Cart | null; failure: Failure | null; removed: Removed | null }
type Caller = { api: ApiClient; cartToken: string | null }

/** The action of the cart: one of its buttons, or else the quantities that were typed. */
export async function changeCart({ request, context }: ActionFunctionArgs) {
  const { api, viewer, locale } = context.get(sessionContext)
  const cartToken = await readCartToken(request)
  // Carts are open to guests: only a call that is not finds that the session has ended, and leads to the login instead of an empty cart.
  if (viewer) await api.call(countNotifications)
  const change = await applyForm({ api, cartToken }, await request.formData())
  const headers = change.cart ? await cartHeaders(change.cart, { token: cartToken, isGuest: !viewer }) : []
  const { failure, removed } = change
  // The status lets the page load the cart again: other quantities may have been stored.
  if (failure) return data(failure, { headers })
  if (removed) headers.push(await noteHeader({ removed, reduced: [] }))
  return redirect(pathIn(locale, pages.cart()), { headers })
}

async function applyForm(caller: Caller, form: FormData): Promise<Change> {
  const before = linesOf(await caller.api.call(endpoints.showCart, { cartToken: caller.cartToken }))
  const remove = form.get('remove')
  const line = before.find(({ unit_id }) => unit_id === remove)
  if (line) return removeLine(caller, line)
  const undo = quantityOf(form.get('undo'))
  if (undo) return addAgain(caller, undo)
  const set = quantityOf(form.get('set'))
  const wanted = set ? [set] : before.flatMap((known) => typedQuantity(form, known))
  return setQuantities(caller, wanted)
}

/** What was typed for a line, if it differs from what the line has. */
function typedQuantity(form: FormData, { unit_id, quantity }: CartLine): { unit_id: string; quantity: unknown }[] {
  const typed = parseWholeNumber(form.get(quantityField(unit_id)))
  return typed === null || typed === quantity ? [] : [{ unit_id, quantity: typed }]
}

/** Sets each quantity by itself: one that is refused does not keep back the others. */
async function setQuantities({ api, cartToken }: Caller, wanted: readonly { unit_id: string; quantity: unknown }[]): Promise<Change> {
  let cart: Cart | null = null
  let failure: Failure | null = null
  for (const { unit_id, quantity } of wanted) {
    const result = await attempt(api.submit(endpoints.changeCartLine, { params: { id: unit_id }, entered: { quantity }, cartToken }))
    if (result.ok) cart = result.data
    else failure = mergeFailures(failure, { ...result, errors: { [quantityField(unit_id)]: Object.values(result.errors).flat() } })
  }
  return { cart, failure, removed: null }
}

const mergeFailures = (known: Failure | null, { errors, msg }: Failure): Failure => ({ errors: { ...known?.errors, ...errors }, msg })

async function removeLine({ api, cartToken }: Caller, { unit_id, title, quantity }: CartLine): Promise<Change> {
  const result = await attempt(api.submit(endpoints.removeFromCart, { params: { id: unit_id }, cartToken }))
  if (!result.ok) return { cart: null, failure: result, removed: null }
  return { cart: result.data, failure: null, removed: { unit_id, title, quantity } }
}

async function addAgain({ api, cartToken }: Caller, line: { unit_id: string; quantity: number }): Promise<Change> {
  const result = await attempt(api.submit(endpoints.addToCart, { entered: line, cartToken }))
  if (!result.ok)
    return { cart: null, failure: { ...result, errors: {}, msg: Object.values(result.errors).flat()[0] ?? result.msg }, removed: null }
  return { cart: result.data, failure: null, removed: null }
}

const linesOf = ({ groups }: Cart): CartLine[] => groups.flatMap(({ lines }) => lines)
