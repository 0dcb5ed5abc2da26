import type { Cart } from '@wasl/shared/contract/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { checkoutTotals, type Values } from './checkout-form.ts'

/** What everything costs, and the button that orders it; on a phone it stays at the bottom of the screen. */
export function CheckoutTotal({ cart, values, hasCity }: { cart: Cart; values: Values; hasCity: boolean }) {
  const { t } = useTranslation(['checkout', 'cart'])
  const { formData, state } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && !['show_city', 'set', 'remove'].some((name) => formData.has(name))
  const { delivery, total } = checkoutTotals(cart, values)
  return (
    <section
      aria-label={t('summary')}
      className="card sticky bottom-[calc(0.75rem+var(--bottom-bar))] z-20 flex flex-col gap-3 p-4 shadow-[0_18px_50px_-20px_rgb(6_60_53/0.5)] sm:p-5 lg:top-24 lg:bottom-auto lg:shadow-none"
    >
      <dl className="flex flex-col gap-2 max-lg:hidden">
        <AmountRow label={t('cart:pieces', { count: cart.count })}>
          <Money halalas={cart.total} />
        </AmountRow>
        <AmountRow label={t('delivery')}>
          {!hasCity ? t('afterCity') : delivery === 0 ? t('shipping.free') : <Money halalas={delivery} />}
        </AmountRow>
      </dl>
      <dl>
        <AmountRow label={t('cart:total')} strong>
          <Money halalas={hasCity ? total : cart.total} />
        </AmountRow>
      </dl>
      <p className="text-sm text-muted">
        {t('cart:withVat')}
        <span className="lg:hidden"> · {hasCity ? t('withDelivery') : t('withoutDelivery')}</span>
      </p>
      <Button size="large" icon="wallet" busy={isBusy}>
        {t('submit')}
      </Button>
      <p className="text-sm text-muted max-lg:hidden">
        {t('payNext')}{' '}
        <PageLink to={pages.cart()} className="text-brand underline underline-offset-4">
          {t('backToCart')}
        </PageLink>
      </p>
    </section>
  )
}
