import type { ReceivingAccount } from '@wasl/shared/contract/payment-page.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { useText } from '../i18n/locale.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Iban } from '../ui/Iban.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

type Props = {
  accounts: readonly ReceivingAccount[]
  /** In halalas; null if the client chooses it. */
  amount: number | null
  reference: string
}

/** What a client types at the bank: our accounts, the amount and the reference, each with a button that copies it. */
export function TransferDetails({ accounts, amount, reference }: Props) {
  const { t } = useTranslation('payments')
  const text = useText()
  return (
    <section className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{t('transfer.details')}</h3>
      {accounts.map(({ id, bank_name, account_name, iban }) => (
        <dl key={id} className="flex flex-col gap-2 border-b border-line pb-4">
          <dt className="sr-only">{t('transfer.bankName')}</dt>
          <dd className="font-medium">{text(bank_name)}</dd>
          <Copied label={t('transfer.account')} value={text(account_name)}>
            <bdi>{text(account_name)}</bdi>
          </Copied>
          <Copied label={t('transfer.iban')} value={iban}>
            <Iban value={iban} className="text-sm min-[26rem]:text-base" />
          </Copied>
        </dl>
      ))}
      <dl className="flex flex-col gap-2">
        {amount !== null && (
          <Copied label={t('transfer.amountDue')} value={formatRiyalsInput(amount)}>
            <Money halalas={amount} exact />
          </Copied>
        )}
        <Copied label={t('transfer.referenceText')} value={reference}>
          <Ltr>{reference}</Ltr>
        </Copied>
      </dl>
      <p className="text-sm text-muted">{t('transfer.referenceHint')}</p>
    </section>
  )
}

function Copied({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-x-2 font-medium">
        <span className="min-w-0">{children}</span>
        <CopyButton text={value} name={label} />
      </dd>
    </div>
  )
}
