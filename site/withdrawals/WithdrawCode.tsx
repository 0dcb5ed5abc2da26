import { pages } from '@wasl/shared/pages/pages.ts'
import { bankOfIban, cleanIban } from '@wasl/shared/rules/iban.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { parseRiyals } from '../forms/form-values.ts'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Iban } from '../ui/Iban.tsx'
import { Money } from '../ui/Money.tsx'
import type { WithdrawResponse } from './WithdrawForm.tsx'

/** What is about to be withdrawn, and the code that confirms it. */
export function WithdrawCode({ response, idempotencyKey }: { response: WithdrawResponse; idempotencyKey: string }) {
  const { t } = useTranslation('payments')
  const { t: tAuth } = useTranslation('auth')
  const text = useText()
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  const { values, errors, msg } = response
  const iban = cleanIban(values.iban ?? '')
  const bank = bankOfIban(iban)
  return (
    <ActionForm method="post" noValidate className="flex max-w-2xl flex-col gap-6">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary msg={msg} errors={errors} labels={{ code: tAuth('fields.code') }} />
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail label={t('withdraw.amountSent')}>
          <Money halalas={Number(parseRiyals(values.amount ?? ''))} exact />
        </Detail>
        <Detail label={t('withdraw.holder')}>
          <bdi>{values.account_name}</bdi>
        </Detail>
        <Detail label={t('withdraw.iban')} className="sm:col-span-2">
          <Iban value={iban} />
          {bank && <span className="block text-muted">{text(bank)}</span>}
        </Detail>
      </dl>
      <CodeInput hint={t('withdraw.codeHint')} errors={errors.code} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button size="large" busy={busy}>
          {t('withdraw.confirm')}
        </Button>
        <ButtonLink to={pages.withdraw()} tone="bare" size="large" reloadDocument>
          {t('withdraw.back')}
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
