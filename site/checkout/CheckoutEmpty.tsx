import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRootData } from '../ui/root-data.ts'

/** A checkout with nothing to order: what was just ordered waits among the client's orders. `none`: who has no cart. */
export function CheckoutEmpty({ reader }: { reader: 'client' | 'guest' | 'none' }) {
  const { t } = useTranslation(['cart', 'checkout'])
  const isColleague = useRootData()?.viewer?.role === 'colleague'
  if (reader === 'none')
    return (
      <EmptyState icon="bag" title={t('clientsOnly.title')}>
        {t(isColleague ? 'clientsOnly.colleague' : 'clientsOnly.hint')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="bag"
      title={t('empty.title')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={pages.store()}>{t('empty.action')}</ButtonLink>
          {reader === 'client' && (
            <ButtonLink to={pages.orders({ kind: 'store', tab: 'pending_payment' })} tone="plain">
              {t('checkout:unpaid')}
            </ButtonLink>
          )}
        </span>
      }
    >
      {t(reader === 'client' ? 'checkout:emptyHint' : 'empty.hint')}
    </EmptyState>
  )
}
