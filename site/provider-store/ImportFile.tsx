import { formatCount } from '@wasl/shared/i18n/format.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { FileField } from '../forms/FileField.tsx'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { rows: number; errors: readonly string[] | undefined }

/** Chooses the file of an import, with the files to begin from. */
export function ImportFile({ rows, errors }: Props) {
  const { t } = useTranslation('products')
  const busy = useNavigation().state === 'submitting'
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
        <FileField
          name="file"
          label={t('import.file')}
          hint={t('import.rows', { rows: formatCount(rows) })}
          errors={errors}
          accept=".csv,.xlsx"
          types="CSV, XLSX"
          single
        />
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
