import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { useRootData } from '../ui/root-data.ts'
import { useCountdown } from './useCountdown.ts'

type Props = {
  waitSeconds: number
  resendAt: number
  msg?: string | undefined
  errors?: FieldErrors | undefined
  /** Leads to the form where another number can be entered. */
  otherNumber: ReactNode
}

/** Verifies a code, or sends a new one after the waiting time. */
export function CodeForm({ waitSeconds, resendAt, msg, errors = {}, otherNumber }: Props) {
  const { t } = useTranslation('auth')
  const navigation = useNavigation()
  const intent = navigation.state === 'submitting' ? navigation.formData?.get('intent') : null
  const secondsLeft = useCountdown(waitSeconds, resendAt)
  const isDemo = useRootData()?.appInfo.demo
  return (
    <>
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={msg} errors={errors} labels={{ code: t('fields.code') }} />
        <CodeInput
          errors={errors.code}
          hint={isDemo ? <DemoHint /> : undefined}
          // Empty again after a wrong code.
          key={errors.code?.join()}
          autoFocus
        />
        <Button size="large" name="intent" value="verify" busy={intent === 'verify'}>
          {t('code.submit')}
        </Button>
      </ActionForm>
      <ActionForm method="post" className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="soft" icon="refresh" name="intent" value="resend" disabled={secondsLeft > 0} busy={intent === 'resend'}>
          {t('code.resend')}
        </Button>
        {secondsLeft > 0 && <span className="text-muted tabular-nums">{t('code.resendIn', { count: secondsLeft })}</span>}
      </ActionForm>
      <div className="mt-4">{otherNumber}</div>
    </>
  )
}

/** Demo mode sends no SMS: the demo outbox shows the code. */
function DemoHint() {
  const { t } = useTranslation('auth')
  return (
    <a href="/dev/outbox" target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
      {t('code.demo')}
    </a>
  )
}
