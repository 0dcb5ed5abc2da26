import { formatCount } from '@wasl/shared/i18n/format.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { controlProps, Field } from '../forms/Field.tsx'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { limits: { rows: number; megabytes: number }; errors: readonly string[] | undefined }

/** Chooses the file of an import, with the files to begin from. */
export function ImportFile({ limits: { rows, megabytes }, errors }: Props) {
  const { t } = useTranslation('products')
  const busy = useNavigation().state === 'submitting'
  const field = { name: 'file', label: t('import.file'), hint: t('import.limits', { rows: formatCount(rows), megabytes }), errors }
  return (
    <>
      <div className="card flex flex-col gap-4 p-5">
        <p>{t('import.lead')}</p>
        <ul className="list-disc space-y-1 ps-5 text-muted">
          <li>{t('import.atOnce')}</li>
          <li>{t('import.review')}</li>
          <li>{t('import.pictures')}</li>
        </ul>
        <div className="flex flex-wrap gap-2">
          <FileLink format="template">{t('import.template')}</FileLink>
          <FileLink format="csv">{t('import.export', { format: 'CSV' })}</FileLink>
          <FileLink format="xlsx">{t('import.export', { format: 'XLSX' })}</FileLink>
        </div>
      </div>
      <ActionForm method="post" encType="multipart/form-data" noValidate className="card flex flex-col gap-4 p-5">
        <Field {...field}>
          <input {...controlProps(field)} type="file" accept=".csv,.xlsx,text/csv" className="input" />
        </Field>
        <Button busy={busy}>{t('import.check')}</Button>
      </ActionForm>
    </>
  )
}

function FileLink({ format, children }: { format: 'csv' | 'xlsx' | 'template'; children: string }) {
  return (
    <a href={usePathIn()(resourceRoutes.productFile({ format }))} download className={buttonClass('plain', 'small')}>
      <Icon name="download" />
      {children}
    </a>
  )
}
