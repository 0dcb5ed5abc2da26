import type { WalletPage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'
import { walletEntryKind } from './wallet-entry-kind.ts'

/** The wallet's transactions, newest first. */
export function WalletEntries({ entries }: { entries: WalletPage['entries'] }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('wallet.transactions')}>
      <ul className="-my-2 divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap gap-3 py-4 sm:flex-nowrap sm:gap-4">
            <EntryIcon isCredit={entry.amount > 0} />
            <div className="min-w-0 grow basis-44">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t(`wallet.kinds.${walletEntryKind(entry.kind)}`)}</span>
                <SignedMoney halalas={entry.amount} />
              </p>
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
                {entry.order_number && (
                  <span>
                    {t('wallet.order')} <Ltr>{entry.order_number}</Ltr>
                  </span>
                )}
                <span>
                  {t('wallet.reference')} <Ltr className="wrap-anywhere">{entry.reference_number}</Ltr>
                </span>
                <DateText at={entry.at} show="time" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const EntryIcon = ({ isCredit }: { isCredit: boolean }) => (
  <span className={`grid size-10 shrink-0 place-items-center rounded-full ${isCredit ? 'bg-good-soft text-good' : 'bg-sunken text-muted'}`}>
    <Icon name={isCredit ? 'plus' : 'minus'} />
  </span>
)
