import type { Cart } from '@wasl/shared/contract/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Money } from '../ui/Money.tsx'

/** What the cart costs; on a phone it stays at the bottom of the screen. */
export function CartTotal({ cart: { groups, total, count } }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const text = useText()
  const isHalted = groups.some(({ lines }) => lines.some(({ state }) => state !== 'available'))
  return (
    <section
      aria-label={t('summary')}
      className="card sticky bottom-[calc(0.75rem+var(--bottom-bar))] z-20 flex flex-col gap-3 p-4 shadow-[0_18px_50px_-20px_rgb(6_60_53/0.5)] sm:p-5 lg:top-24 lg:bottom-auto lg:shadow-none"
    >
      <p className="max-lg:hidden">{t('pieces', { count })}</p>
      {groups.length > 1 && (
        <dl className="flex flex-col gap-2 max-lg:hidden">
          {groups.map(({ provider, provider_id, subtotal }) => (
            <AmountRow key={provider_id ?? 'platform'} label={provider ? text(provider.name) : t('brand', { ns: 'common' })}>
              <Money halalas={subtotal} />
            </AmountRow>
          ))}
        </dl>
      )}
      <dl>
        <AmountRow label={t('total')} strong>
          <Money halalas={total} />
        </AmountRow>
      </dl>
      <p className="text-sm text-muted">
        {t('withVat')}
        {isHalted && <span className="block text-caution">{t('withoutHalted')}</span>}
      </p>
      {count > 0 && (
        <ButtonLink to={pages.checkout()} size="large">
          {t('checkout')}
        </ButtonLink>
      )}
    </section>
  )
}
