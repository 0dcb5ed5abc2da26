import type { TransferView } from '@wasl/shared/contract/payment-page.ts'
import { useTranslation } from 'react-i18next'
import { DateText } from '../ui/DateText.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'

/** The last transfer: under review, or rejected with the reason. Nothing for a confirmed one. */
export function TransferStatus({ transfer }: { transfer: TransferView }) {
  const { t } = useTranslation('payments')
  if (transfer.status === 'confirmed') return null
  const isPending = transfer.status === 'pending'
  return (
    <section role="status" className={`flex items-start gap-3 rounded-card p-4 ${isPending ? 'bg-brand-soft' : 'bg-bad-soft'}`}>
      <Icon name={isPending ? 'clock' : 'alert'} className={`mt-1 ${isPending ? 'text-brand' : 'text-bad'}`} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{t(isPending ? 'transfer.pending' : 'transfer.rejected')}</p>
        <p className="text-sm">
          <Money halalas={transfer.amount} exact /> · <bdi>{transfer.bank_name}</bdi> · <DateText at={transfer.sent_at} show="time" />
        </p>
        {isPending ? (
          <p className="text-sm text-muted">{t('transfer.pendingHelp')}</p>
        ) : (
          transfer.reject_reason && (
            <p className="text-sm">
              {t('transfer.reason')} <UserText>{transfer.reject_reason}</UserText>
            </p>
          )
        )}
        <FileLinks files={transfer.files} />
      </div>
    </section>
  )
}
