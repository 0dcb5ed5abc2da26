import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { BankFields } from '../provider-forms/BankFields.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DateText } from '../ui/DateText.tsx'

/** `values`: what was sent, with the challenge once a code is on its way. */
type Response = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> }
type Props = { application: ProviderApplication; labels: Readonly<Record<string, string>>; response: Response | undefined }

/** Changes the bank account: the account with the password, then the code that was sent. */
export function BankForm({ application, labels, response }: Props) {
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const { values = {}, errors = {}, msg = '' } = response ?? {}
  if (values.challenge_id) return <BankCode values={values} errors={errors} msg={msg} />
  const { iban, bank_name, account_name, account_number, payouts_held_until } = application
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="part" value="bank" />
      <ErrorSummary msg={msg} errors={errors} labels={{ ...labels, password: t('password.current') }} />
      {payouts_held_until && (
        <p className="rounded-card bg-caution-soft p-4">
          {t('business.heldUntil')} <DateText at={payouts_held_until} show="time" />
        </p>
      )}
      <BankFields bank={{ iban, bank_name, account_name, account_number, ...values }} errors={errors} />
      <PasswordInput name="password" label={t('password.current')} autoComplete="current-password" errors={errors.password} />
      <Button size="large" busy={busy} className="self-start">
        {t('phone.submit')}
      </Button>
    </ActionForm>
  )
}

function BankCode({ values, errors, msg }: Response) {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const { t: tCommon } = useTranslation('common')
  const busy = useNavigation().state === 'submitting'
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="part" value="bank" />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary msg={msg} errors={errors} labels={{ code: tAuth('fields.code') }} />
      <CodeInput hint={t('business.codeHint')} errors={errors.code} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button size="large" busy={busy}>
          {t('business.changeBank')}
        </Button>
        <ButtonLink to={pages.profile({ tab: 'business', part: 'bank' })} tone="bare" size="large">
          {tCommon('actions.cancel')}
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
