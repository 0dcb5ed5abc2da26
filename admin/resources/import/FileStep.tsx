import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { importLimits } from '@wasl/shared/contract/import.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FilePickerButton } from '../../fields/inputs/FilePickerButton.tsx'
import { saveAs } from '../../ui/save-as.ts'
import { fetchTemplate } from './import-calls.ts'
import type { ImportPage } from './useImport.ts'

type Props = { declaration: AnyResource; page: ImportPage }

/** Chooses a file, or continues with the latest import. */
export function FileStep({ declaration: { name, readyRows }, page }: Props) {
  const { t } = useTranslation()
  const { latest, isSending } = page
  return (
    <>
      {latest && latest.mode !== 'valid' && (
        <Alert
          type="info"
          showIcon
          message={t('import.unfinished', { file: latest.file_name })}
          action={<Button onClick={() => page.open(latest)}>{t('import.continue')}</Button>}
        />
      )}
      {latest?.mode === 'valid' && (
        <Alert
          type="info"
          showIcon
          message={t(latest.status === 'running' ? 'import.stillRunning' : 'import.lastResult', { file: latest.file_name })}
          action={<Button onClick={() => page.open(latest)}>{t('import.showIt')}</Button>}
        />
      )}
      <p>{t('import.fileLead')}</p>
      <div className="import-actions">
        <FilePickerButton
          label={t(isSending ? 'import.reading' : 'import.choose')}
          accept=".csv,.txt,.xlsx,text/csv"
          disabled={isSending}
          onPicked={([file]) => file && void page.choose(file)}
        />
        {readyRows && (
          <Button icon={<InboxOutlined />} disabled={isSending} onClick={() => void page.chooseReady()}>
            {t('import.ready')}
          </Button>
        )}
        <Button icon={<DownloadOutlined />} onClick={async () => saveAs(`${name}-template.csv`, await fetchTemplate(name))}>
          {t('import.template')}
        </Button>
      </div>
      <p className="import-note">{t('import.limits', { rows: formatCount(importLimits.rows), megabytes: importLimits.megabytes })}</p>
    </>
  )
}
