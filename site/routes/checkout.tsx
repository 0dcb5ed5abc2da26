import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { showCart } from '@wasl/shared/contract/endpoints/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { GuestForm } from '../auth/GuestForm.tsx'
import { submitGuestForm } from '../auth/register-guest.server.ts'
import { CartNotes } from '../cart/CartNotes.tsx'
import { readCartToken } from '../cart/cart-cookies.server.ts'
import { takeNote } from '../cart/cart-note.server.ts'
import { CheckoutEmpty } from '../checkout/CheckoutEmpty.tsx'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { GuestCheckout } from '../checkout/GuestCheckout.tsx'
import { loadCheckoutCart, submitCheckout } from '../checkout/submit-checkout.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadBranches } from '../server/branches.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth', 'cart', 'checkout', 'send-order'] }

/** What is in the cart, with the shipping to the client's city. Guests see what it costs and say who they are. Each page load has its own key: pressing twice orders once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, viewer } = context.get(sessionContext)
  if (!viewer) {
    const [cart, cities] = await Promise.all([api.call(showCart, { cartToken: await readCartToken(request) }), loadCities(api)])
    return { page: 'guest' as const, cart, cities }
  }
  if (viewer.role !== 'client') return { page: 'none' as const }
  const [profile, cities, branches] = await Promise.all([api.call(showProfile), loadCities(api), loadBranches(api, viewer)])
  const city = profile.city?.id ?? ''
  const { note, headers } = await takeNote(request)
  const cart = await loadCheckoutCart(api, city)
  return data({ page: 'client' as const, cart, cities, branches, city, note, idempotencyKey: crypto.randomUUID() }, { headers })
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  return form.get('intent') === 'register_guest' ? submitGuestForm(args.context, form) : submitCheckout(args, form)
}

export const clientAction = submitOrKeep

export default function CheckoutPage() {
  const { t } = useTranslation('checkout')
  return (
    <div className="wrap">
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs crumbs={[{ to: pages.cart(), label: t('title', { ns: 'cart' }) }]} current={t('title')} />
      <h1 className="mb-5">{t('title')}</h1>
      <CheckoutContent />
    </div>
  )
}

function CheckoutContent() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const again = answer && 'cart' in answer ? answer : null
  if (loaded.page === 'none') return <CheckoutEmpty reader="none" />
  const cart = again?.cart ?? loaded.cart
  if (cart.groups.length === 0) return <CheckoutEmpty reader={loaded.page} />
  if (loaded.page === 'guest')
    return (
      <GuestCheckout cart={cart}>
        <GuestForm cities={loaded.cities} failure={answer && 'guest' in answer ? answer.guest : null} />
      </GuestCheckout>
    )
  const { note, cities, city, idempotencyKey } = loaded
  return (
    <>
      {note && <CartNotes note={note} />}
      <CheckoutForm
        cart={cart}
        cities={cities}
        values={again?.values ?? { 'address.city_id': city }}
        answer={again}
        idempotencyKey={idempotencyKey}
      />
    </>
  )
}
