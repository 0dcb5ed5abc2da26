import * as endpoints from '@wasl/shared/contract/endpoints/cart.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { parseWholeNumber } from '../forms/form-values.ts'
import { attempt } from '../server/api.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { cartHeaders, readCartToken } from './cart-cookies.server.ts'

/** Adds what the form of a product page names, then shows the page again, which says so. */
export async function addToCart({ request, context }: ActionFunctionArgs, form: FormData) {
  const { api, viewer } = context.get(sessionContext)
  const cartToken = await readCartToken(request)
  const id = form.get('addition_id')
  const entered = {
    unit_id: form.get('unit_id') ?? '',
    quantity: parseWholeNumber(form.get('quantity')) ?? 1,
    ...(id && { addition_id: id }),
  }
  const result = await attempt(api.submit(endpoints.addToCart, { entered, cartToken }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors }, { status: result.status })
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  searchParams.set('added', '1')
  return redirect(`${pathname}?${searchParams}`, { headers: await cartHeaders(result.data, { token: cartToken, isGuest: !viewer }) })
}
