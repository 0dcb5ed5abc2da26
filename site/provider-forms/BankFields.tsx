import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { bankOfIban, cleanIban, groupIban } from '@wasl/shared/rules/iban.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'

type Bank = Pick<ProviderApplication, 'iban' | 'bank_name' | 'account_name' | 'account_number'>

/** The bank account of a provider. The bank follows from a Saudi IBAN. */
export function BankFields({ bank, errors = {} }: { bank: Bank; errors?: FieldErrors | undefined }) {
  const { t } = useTranslation('provider')
  const locale = useLocale()
  const fields = useRef<HTMLDivElement>(null)
  const fillBank = (typed: string) => {
    const known = bankOfIban(cleanIban(latinDigits(typed)))
    const input = fields.current?.querySelector<HTMLInputElement>('#bank_name')
    if (known && input) input.value = labelIn(known, locale)
  }
  return (
    <div ref={fields} className="grid gap-5 sm:grid-cols-2">
      <TextInput
        name="iban"
        label={t('fields.iban')}
        hint={t('bank.ibanHint')}
        defaultValue={groupIban(bank.iban ?? '')}
        errors={errors.iban}
        onInput={(event) => fillBank(event.currentTarget.value)}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <TextInput name="bank_name" label={t('fields.bank_name')} defaultValue={bank.bank_name ?? ''} errors={errors.bank_name} />
      <TextInput
        name="account_number"
        label={t('fields.account_number')}
        defaultValue={bank.account_number ?? ''}
        errors={errors.account_number}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        name="account_name"
        label={t('fields.account_name')}
        hint={t('bank.accountNameHint')}
        defaultValue={bank.account_name ?? ''}
        errors={errors.account_name}
        className="sm:col-span-2"
      />
    </div>
  )
}
