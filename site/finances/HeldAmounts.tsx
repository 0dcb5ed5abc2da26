import type { WalletPage } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The amounts that are held for a provider's orders until the clients confirm receipt. */
export function HeldAmounts({ held }: Pick<NonNullable<WalletPage['earnings']>, 'held'>) {
  const { t } = useTranslation('finances')
  const total = held.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Card title={t('wallet.heldTitle')} end={<Money halalas={total} exact className="text-lg font-bold" />}>
      <p className="mb-3 text-muted">{t(held.length > 0 ? 'wallet.heldHint' : 'wallet.noneHeld')}</p>
      <ul className="divide-y divide-line">
        {held.map(({ order, amount }) => (
          <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <PageLink to={pages.order({ id: order.id })} className="text-brand underline underline-offset-4">
              {t('transaction.order')} <Ltr>{order.number}</Ltr>
            </PageLink>
            <Money halalas={amount} exact className="font-medium" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
