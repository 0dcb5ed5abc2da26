import type { WithdrawalsPage } from '@wasl/shared/contract/withdrawals.ts'
import { groupIban } from '@wasl/shared/rules/iban.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'

/** `values`: what was sent, with the challenge once a code is on its way. */
export type WithdrawResponse = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> }
type Props = { page: WithdrawalsPage; response: WithdrawResponse | undefined }

/** What is withdrawn and to which account, with the password. A code follows. */
export function WithdrawForm({ page, response }: Props) {
  const { t } = useTranslation('payments')
  const { t: tAccount } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'start'
  const { values, errors = {}, msg = '' } = response ?? {}
  const { balance, min_amount, last_account } = page
  const { amount = '', iban = groupIban(last_account?.iban ?? ''), account_name = last_account?.account_name ?? '' } = values ?? {}
  const labels = {
    amount: t('withdraw.amount'),
    iban: t('withdraw.iban'),
    account_name: t('withdraw.holder'),
    password: tAccount('password.current'),
  }
  return (
    <ActionForm method="post" noValidate className="flex max-w-2xl flex-col gap-5">
      <input type="hidden" name="intent" value="start" />
      <ErrorSummary msg={msg} errors={errors} labels={labels} />
      <p className="text-muted">
        {t('withdraw.balance')} <Money halalas={balance} exact /> · {t('withdraw.minimum')}{' '}
        <Money halalas={Math.min(min_amount, balance)} exact />
      </p>
      <TextInput
        name="amount"
        label={labels.amount}
        defaultValue={amount}
        errors={errors.amount}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        name="iban"
        label={labels.iban}
        hint={t('withdraw.ibanHint')}
        defaultValue={iban}
        errors={errors.iban}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        name="account_name"
        label={labels.account_name}
        hint={t('withdraw.holderHint')}
        defaultValue={account_name}
        errors={errors.account_name}
        autoComplete="name"
        maxLength={120}
      />
      <PasswordInput name="password" label={labels.password} autoComplete="current-password" errors={errors.password} />
      <Button size="large" busy={busy} className="w-full sm:w-auto sm:self-start">
        {t('withdraw.sendCode')}
      </Button>
    </ActionForm>
  )
}
