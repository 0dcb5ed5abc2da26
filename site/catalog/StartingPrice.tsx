import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { seesPriceBeforeVat, shownPrice } from '@wasl/shared/rules/shown-price.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'
import { actsForProvider, useIsCompany, useRootData } from '../ui/root-data.ts'

type Props = {
  price: Pick<ServiceView, 'starting_price' | 'starting_price_with_vat'>
  className?: string
  /** Without the word “from”, where a heading says it. */
  bare?: boolean
  /** Where there is no price. */
  fallback?: ReactNode
}

/** The lowest price of a service or provider as its reader sees prices of offers: with VAT, for companies and providers before it too. */
export function StartingPrice({
  price: { starting_price, starting_price_with_vat },
  className = '',
  bare = false,
  fallback = null,
}: Props) {
  const { t } = useTranslation('services')
  const seesBeforeVat = useSeesPriceBeforeVat()
  if (starting_price === null || starting_price_with_vat === null) return fallback
  const tax = starting_price_with_vat - starting_price
  const { amount, parts } = shownPrice({
    ...{ price: starting_price, tax, total: starting_price_with_vat, sees_price_before_vat: seesBeforeVat },
  })
  return (
    <span>
      {!bare && <span className="text-muted">{t('from')} </span>}
      <Money halalas={amount} className={className} />
      {tax > 0 && <span className="text-xs text-muted"> {t('withVat')}</span>}
      {parts && (
        <span className="block text-xs text-muted">
          <Money halalas={parts.price} /> {t('beforeVat')}
        </span>
      )}
    </span>
  )
}

/** Guests count as individuals: their pages are the same for all of them. */
function useSeesPriceBeforeVat(): boolean {
  const { viewer, appInfo } = useRootData() ?? {}
  const client_type = useIsCompany() ? 'company' : (viewer?.client_type ?? null)
  const reader = { client_type, is_provider: viewer ? actsForProvider(viewer) : false }
  return seesPriceBeforeVat(reader, appInfo?.price_display ?? 'with_vat')
}
