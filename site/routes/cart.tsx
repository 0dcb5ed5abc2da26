import { showCart } from '@wasl/shared/contract/endpoints/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { CartForm } from '../cart/CartForm.tsx'
import { CartNotes } from '../cart/CartNotes.tsx'
import { cartHeaders, readCartToken } from '../cart/cart-cookies.server.ts'
import { takeNote } from '../cart/cart-note.server.ts'
import { changeCart } from '../cart/change-cart.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { sessionContext } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type PageHandle, useRootData } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['cart'] }

/** The cart of the client or guest; null for those who have none, such as providers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, viewer } = context.get(sessionContext)
  if (viewer && viewer.role !== 'client') return data({ cart: null, note: null })
  const cartToken = await readCartToken(request)
  const cart = await api.call(showCart, { cartToken })
  const { note, headers } = await takeNote(request)
  return data({ cart, note }, { headers: [...headers, ...(await cartHeaders(cart, { token: cartToken, isGuest: !viewer }))] })
}

export const action = (args: ActionFunctionArgs) => changeCart(args)

export const clientAction = submitOrKeep

export default function CartPage() {
  const { cart, note } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('cart')
  const isColleague = useRootData()?.viewer?.role === 'colleague'
  return (
    <div className="wrap">
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs crumbs={[{ to: pages.store(), label: t('store') }]} current={t('title')} />
      <h1 className="mb-5">{t('title')}</h1>
      {note && <CartNotes note={note} />}
      {cart === null || cart.groups.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t(cart ? 'empty.title' : 'clientsOnly.title')}
          action={cart && <ButtonLink to={pages.store()}>{t('empty.action')}</ButtonLink>}
        >
          {t(cart ? 'empty.hint' : isColleague ? 'clientsOnly.colleague' : 'clientsOnly.hint')}
        </EmptyState>
      ) : (
        <CartForm cart={cart} failure={failure} />
      )}
    </div>
  )
}
