import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** Changes the password. Typed passwords are not kept after an error. */
export function PasswordForm({ failure }: { failure: { msg: string; errors: FieldErrors } | undefined }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const labels = { current: t('password.current'), password: t('password.new'), password_confirmation: t('password.confirm') }
  return (
    <Card title={t('password.title')}>
      <p className="-mt-2 mb-5 text-muted">{t('password.hint')}</p>
      <ActionForm method="post" noValidate className="flex max-w-lg flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <PasswordInput name="current" label={labels.current} autoComplete="current-password" errors={errors.current} />
        <NewPasswordFields labels={labels} errors={errors} />
        <Button size="large" busy={busy} className="self-start">
          {t('password.submit')}
        </Button>
      </ActionForm>
    </Card>
  )
}
