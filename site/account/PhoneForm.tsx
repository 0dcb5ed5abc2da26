import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { CodeForm } from '../auth/CodeForm.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type PendingPhone = { phone: string; resendAt: number; waitSeconds: number }
type Failure = { msg: string; errors: FieldErrors; values: { phone?: string } }
type Props = { phone: string; pending: PendingPhone | null; failure: Failure | undefined }

/** Changes the phone: first the new number with the password, then the code that was sent to it. */
export function PhoneForm({ phone, pending, failure }: Props) {
  const { t } = useTranslation('account')
  if (pending) return <NewPhoneCode pending={pending} failure={failure} />
  return (
    <Card title={t('phone.title')}>
      <dl>
        <Detail label={t('phone.current')}>
          <Ltr>{phone}</Ltr>
        </Detail>
      </dl>
      <NewPhoneForm failure={failure} />
    </Card>
  )
}

function NewPhoneForm({ failure }: Pick<Props, 'failure'>) {
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const labels = { phone: t('phone.new'), password: t('phone.password') }
  return (
    <ActionForm method="post" noValidate className="mt-5 flex max-w-lg flex-col gap-5">
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
      <PhoneInput
        name="phone"
        label={labels.phone}
        hint={t('phone.hint')}
        defaultValue={failure?.values.phone}
        errors={errors.phone}
        autoComplete="off"
      />
      <PasswordInput name="password" label={labels.password} autoComplete="current-password" errors={errors.password} />
      <Button size="large" name="intent" value="start" busy={busy} className="self-start">
        {t('phone.submit')}
      </Button>
    </ActionForm>
  )
}

function NewPhoneCode({ pending, failure }: { pending: PendingPhone; failure: Failure | undefined }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('phone.codeTitle')}>
      <p className="-mt-2 mb-5 text-muted">
        {t('phone.codeSent')} <Ltr className="font-medium text-ink">{pending.phone}</Ltr>
      </p>
      <div className="max-w-lg">
        <CodeForm
          waitSeconds={pending.waitSeconds}
          resendAt={pending.resendAt}
          msg={failure?.msg}
          errors={failure?.errors}
          otherNumber={
            <ActionForm method="post">
              <Button tone="bare" name="intent" value="other_number">
                {t('phone.otherNumber')}
              </Button>
            </ActionForm>
          }
        />
      </div>
    </Card>
  )
}
