import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useActionData, useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

/** Reports the provider to the administration. Guests log in first. */
export function ReportProvider() {
  const { t } = useTranslation('services')
  const viewer = useRootData()?.viewer
  const result = useActionData<{ msg: string; errors: FieldErrors; reported?: string }>()
  const failure = result?.reported === undefined ? result : undefined
  const busy = useNavigation().state === 'submitting'
  if (!viewer)
    return (
      <PageLink to={pages.login()} rel="nofollow" className="text-sm text-muted underline underline-offset-4 hover:text-brand">
        {t('report.login')}
      </PageLink>
    )
  return (
    <details open={failure !== undefined || undefined} className="card p-5">
      <summary className="cursor-pointer font-medium">{t('report.title')}</summary>
      <ActionForm method="post" noValidate preventScrollReset className="mt-4 flex flex-col gap-4">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ reason: t('report.reason'), message: t('report.message') }} />
        <Select
          name="reason"
          label={t('report.reason')}
          options={(['conduct', 'quality', 'price', 'delay', 'other'] as const).map((reason) => ({
            value: reason,
            label: t(`report.reasons.${reason}`),
          }))}
          errors={failure?.errors.reason}
        />
        <Textarea name="message" label={t('report.message')} hint={t('report.hint')} maxLength={2000} errors={failure?.errors.message} />
        <Button tone="soft" busy={busy} className="self-start">
          {t('report.submit')}
        </Button>
      </ActionForm>
    </details>
  )
}
