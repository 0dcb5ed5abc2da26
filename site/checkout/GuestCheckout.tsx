import type { Cart } from '@wasl/shared/contract/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePathIn } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** How a guest goes on: with a phone (`children`, a form), or with an account. All ways lead back here, with the cart. */
export function GuestCheckout({ cart: { count, total }, children }: { cart: Cart; children: ReactNode }) {
  const { t } = useTranslation(['checkout', 'cart'])
  const next = usePathIn()(pages.checkout())
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-1">
        <Card title={t('guest.title')}>{children}</Card>
      </div>
      <div className="flex flex-col gap-5 max-lg:order-first">
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
        <Card title={t('guest.account')}>
          <p className="text-muted">{t('guest.hint')}</p>
          <div className="mt-4 flex flex-col gap-3">
            <ButtonLink to={pages.login({ next })}>{t('guest.logIn')}</ButtonLink>
            <ButtonLink to={pages.register({ next })} tone="plain">
              {t('guest.register')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  )
}
