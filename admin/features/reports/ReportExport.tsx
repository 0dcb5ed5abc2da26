import { DownloadOutlined } from '@ant-design/icons'
import type { ReportKind } from '@wasl/shared/reports/reports.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveAs } from '../../resources/list/save-as.ts'
import { reasonOf } from '../../ui/reason.ts'
import { type ReportForm, reportFileOf, reportForms } from './report-calls.ts'
import type { ReportAsked } from './useReportQuery.ts'

/** The report as a file, one button a form. */
export function ReportExport({ kind, asked }: { kind: ReportKind; asked: ReportAsked }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [running, setRunning] = useState<ReportForm | null>(null)
  const save = async (form: ReportForm) => {
    setRunning(form)
    try {
      saveAs(`wasl-${kind}-${asked.from}-${asked.to}.${form}`, await reportFileOf(kind, form, asked))
      message.success(t('reports.exported'))
    } catch (error) {
      message.error(reasonOf(error, t))
    } finally {
      setRunning(null)
    }
  }
  return reportForms.map((form) => (
    <Button
      key={form}
      icon={<DownloadOutlined aria-hidden />}
      loading={running === form}
      disabled={running !== null && running !== form}
      aria-label={t('reports.exportAs', { form: form.toUpperCase() })}
      onClick={() => save(form)}
    >
      <bdi dir="ltr">{form.toUpperCase()}</bdi>
    </Button>
  ))
}
