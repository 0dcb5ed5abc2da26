import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '../ui/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { usePageFacts } from '../ui/page-info.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { useCountdown } from '../ui/use-countdown.ts'

type Props = { waitSeconds: number; resendAt: number; msg?: string | undefined; errors?: FieldErrors | undefined }

/** Four digits in one field, and another code once the wait is over. */
export function CodeForm({ waitSeconds, resendAt, msg, errors = {} }: Props) {
  const { t } = useTranslation('auth')
  const navigation = useNavigation()
  const act = navigation.state === 'submitting' ? navigation.formData?.get('act') : null
  const wait = useCountdown(waitSeconds, resendAt)
  const isDemo = usePageFacts()?.facts.demo
  return (
    <>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={msg} errors={errors} labels={{ code: t('fields.code') }} />
        <TextInput
          name="code"
          label={t('fields.code')}
          errors={errors.code}
          hint={isDemo ? <DemoHint /> : undefined}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          placeholder="0000"
        />
        <Button size="large" name="act" value="verify" busy={act === 'verify'}>
          {t('code.submit')}
        </Button>
      </Form>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="soft" icon="refresh" name="act" value="resend" disabled={wait > 0} busy={act === 'resend'}>
          {t('code.resend')}
        </Button>
        {wait > 0 && <span className="text-muted tabular-nums">{t('code.resendIn', { count: wait })}</span>}
      </Form>
    </>
  )
}

/** In demo mode no SMS leaves the house: the outbox shows them. */
function DemoHint() {
  const { t } = useTranslation('auth')
  return (
    <a href="/dev/outbox" target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
      {t('code.demo')}
    </a>
  )
}
