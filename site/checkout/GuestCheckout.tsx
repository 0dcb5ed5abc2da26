import type { Cart } from '@wasl/shared/contract/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { usePathIn } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** How a guest goes on: with a new account or a known one. Both lead back here, with the cart. */
export function GuestCheckout({ cart: { count, total } }: { cart: Cart }) {
  const { t } = useTranslation(['checkout', 'cart', 'auth'])
  const next = usePathIn()(pages.checkout())
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5">
      <Card title={t('guest.title')}>
        <p className="text-muted">{t('guest.hint')}</p>
        <div className="mt-5 flex flex-col gap-3">
          <ButtonLink to={pages.register({ next })} size="large" icon="user">
            {t('guest.register')}
          </ButtonLink>
          <ButtonLink to={pages.login({ next })} size="large" tone="plain">
            {t('guest.logIn')}
          </ButtonLink>
        </div>
      </Card>
      <Card>
        <dl>
          <AmountRow label={t('cart:pieces', { count })} strong>
            <Money halalas={total} />
          </AmountRow>
        </dl>
        <p className="mt-2 text-sm text-muted">
          {t('guest.delivery')}{' '}
          <PageLink to={pages.cart()} className="text-brand underline underline-offset-4">
            {t('backToCart')}
          </PageLink>
        </p>
      </Card>
    </div>
  )
}
