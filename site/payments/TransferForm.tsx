import type { ReceivingAccount } from '@wasl/shared/contract/payment-page.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure, FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Iban } from '../ui/Iban.tsx'
import { TransferDetails } from './TransferDetails.tsx'

type Props = {
  accounts: readonly ReceivingAccount[]
  /** In halalas; null if the client chooses it. */
  amount: number | null
  /** What the client writes in the transfer. */
  reference: string
  /** Whether the time to pay is running. */
  hasDeadline?: boolean
  /** The server's time. */
  now: string
  failure: ApiFailure | null
  /** Hidden inputs. */
  children?: ReactNode
}

/** The platform's accounts, and the proof of a transfer to one of them: bank, holder, number, amount, date and receipt. */
export function TransferForm({ accounts, amount, reference, hasDeadline = false, now, failure, children }: Props) {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const text = useText()
  const busy = useNavigation().formData?.get('intent') === 'transfer'
  const errors = failure?.errors
  const labels = useTransferLabels()
  return (
    <ActionForm method="post" encType="multipart/form-data" className="flex flex-col gap-5">
      {children}
      <input type="hidden" name="intent" value="transfer" />
      <ErrorSummary msg={failure?.msg} errors={errors} labels={labels} />
      <TransferDetails accounts={accounts} amount={amount} reference={reference} />
      {hasDeadline && <p className="text-sm text-muted">{t('transfer.clock')}</p>}
      <RadioCards
        name="receiving_account_id"
        legend={labels.receiving_account_id}
        columns=""
        defaultValue={accounts[0]?.id}
        errors={errors?.receiving_account_id}
        options={accounts.map(({ id, bank_name, iban }) => ({
          value: id,
          label: text(bank_name),
          hint: <Iban value={iban} />,
        }))}
      />
      <TransferFields labels={labels} amount={amount} today={riyadhDate(now)} errors={errors} />
      <FileField
        name="file_ids"
        label={labels.file_ids}
        accept="image/*,application/pdf"
        types={common('files.imagesAndPdf')}
        errors={errors?.file_ids}
      />
      <Button size="large" busy={busy} className="w-full sm:w-auto sm:self-start">
        {t('transfer.send')}
      </Button>
    </ActionForm>
  )
}

type FieldsProps = {
  labels: ReturnType<typeof useTransferLabels>
  amount: number | null
  today: string
  errors: FieldErrors | undefined
}

/** What the receipt says: amount, date, bank, holder and number of the account. */
const TransferFields = ({ labels, amount, today, errors }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextInput
      name="amount"
      label={labels.amount}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={formatRiyalsInput(amount)}
      errors={errors?.amount}
    />
    <TextInput
      name="transferred_on"
      label={labels.transferred_on}
      type="date"
      min={addDays(today, -92)}
      max={today}
      defaultValue={today}
      errors={errors?.transferred_on}
    />
    <TextInput name="bank_name" label={labels.bank_name} maxLength={80} errors={errors?.bank_name} />
    <TextInput name="account_name" label={labels.account_name} maxLength={120} autoComplete="name" errors={errors?.account_name} />
    <TextInput
      name="account_number"
      label={labels.account_number}
      dir="ltr"
      maxLength={42}
      autoComplete="off"
      className="sm:col-span-2"
      errors={errors?.account_number}
    />
  </div>
)

function useTransferLabels() {
  const { t } = useTranslation('payments')
  return {
    receiving_account_id: t('transfer.to'),
    amount: t('transfer.amount'),
    transferred_on: t('transfer.date'),
    bank_name: t('transfer.bank'),
    account_name: t('transfer.holder'),
    account_number: t('transfer.number'),
    file_ids: t('transfer.images'),
  }
}
