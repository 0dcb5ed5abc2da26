import { DownloadOutlined } from '@ant-design/icons'
import type { ReportKind } from '@wasl/shared/reports.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { saveAs } from '../../ui/save-as.ts'
import { fetchReportFile, type ReportFormat, reportFormats } from './report-calls.ts'
import type { ReportParams } from './useReportQuery.ts'

/** Downloads the report, with one button for each file format. */
export function ReportExport({ kind, params }: { kind: ReportKind; params: ReportParams }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [runningFormat, setRunningFormat] = useState<ReportFormat | null>(null)
  const save = async (format: ReportFormat) => {
    setRunningFormat(format)
    try {
      saveAs(`wasl-${kind}-${params.from}-${params.to}.${format}`, await fetchReportFile(kind, format, params))
      notification.success({ message: t('reports.exported') })
    } catch (error) {
      notification.error({ message: t('reports.exportFailed'), description: errorMessage(error, t) })
    } finally {
      setRunningFormat(null)
    }
  }
  return reportFormats.map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      loading={runningFormat === format}
      disabled={runningFormat !== null && runningFormat !== format}
      aria-label={t('reports.exportAs', { format: format.toUpperCase() })}
      onClick={() => save(format)}
    >
      <bdi dir="ltr">{format.toUpperCase()}</bdi>
    </Button>
  ))
}
