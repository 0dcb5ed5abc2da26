import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { importLimits } from '@wasl/shared/contract/import.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Alert, Button, Progress, Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FilePickerButton } from '../../fields/inputs/FilePickerButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { saveAs } from '../../ui/save-as.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import './import.css'
import { fetchTemplate } from './import-calls.ts'
import { ResultStep } from './ResultStep.tsx'
import { useImport } from './useImport.ts'

const stepOrder = ['file', 'columns', 'check', 'done'] as const

/** Imports rows of a resource from a file in four steps: file, columns, check, done. The last two run on the server and show their progress. */
export function ImportScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const navigate = useNavigate()
  const { state, columns, latest, step, isSending, isRunning, ...actions } = useImport(name)
  const title = t('import.title', { resources: localizeInline(label.many) })
  usePageTitle(title)
  const steps = [t('import.stepFile'), t('import.stepColumns'), t('import.stepCheck'), t('import.stepDone')]
  const result = state?.result
  const importable = result && !result.is_stored ? result.created + result.changed : 0

  const buttons = (
    <div className="import-actions">
      {step === 'columns' && (
        <Button type="primary" loading={isSending} disabled={columns.every((path) => path === null)} onClick={actions.check}>
          {t('import.check')}
        </Button>
      )}
      {step === 'check' && importable > 0 && (
        <Button type="primary" loading={isSending} onClick={actions.run}>
          {t('import.run', { count: importable, number: formatCount(importable) })}
        </Button>
      )}
      {step === 'done' && (
        <Button type="primary" onClick={() => navigate(adminPages.list({ resource: name }))}>
          {t('import.toList')}
        </Button>
      )}
      {(step === 'columns' || step === 'check') && (
        <Button disabled={isSending} onClick={actions.back}>
          {t('import.back')}
        </Button>
      )}
      {step === 'done' && <Button onClick={actions.restart}>{t('import.again')}</Button>}
    </div>
  )
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: adminPages.list({ resource: name }) }]} />
      <div className="card import">
        <Steps
          size="small"
          responsive={false}
          labelPlacement="vertical"
          current={stepOrder.indexOf(step)}
          items={steps.map((title) => ({ title }))}
        />
        {step === 'file' && (
          <>
            {latest && latest.mode !== 'valid' && (
              <Alert
                type="info"
                showIcon
                message={t('import.unfinished', { file: latest.file_name })}
                action={<Button onClick={() => actions.open(latest)}>{t('import.continue')}</Button>}
              />
            )}
            {latest?.mode === 'valid' && (
              <Alert
                type="info"
                showIcon
                message={t(latest.status === 'running' ? 'import.stillRunning' : 'import.lastResult', { file: latest.file_name })}
                action={<Button onClick={() => actions.open(latest)}>{t('import.showIt')}</Button>}
              />
            )}
            <p>{t('import.fileLead')}</p>
            <div className="import-actions">
              <FilePickerButton
                label={t(isSending ? 'import.reading' : 'import.choose')}
                accept=".csv,.txt,.xlsx,text/csv"
                disabled={isSending}
                onPicked={([file]) => file && void actions.choose(file)}
              />
              {declaration.readyRows && (
                <Button icon={<InboxOutlined />} disabled={isSending} onClick={() => void actions.chooseReady()}>
                  {t('import.ready')}
                </Button>
              )}
              <Button icon={<DownloadOutlined />} onClick={async () => saveAs(`${name}-template.csv`, await fetchTemplate(name))}>
                {t('import.template')}
              </Button>
            </div>
            <p className="import-note">{t('import.limits', { rows: formatCount(importLimits.rows), megabytes: importLimits.megabytes })}</p>
          </>
        )}
        {state && isRunning && (
          <section aria-live="polite">
            <p>{t(state.mode === 'valid' ? 'import.running' : 'import.checking')}</p>
            <Progress percent={state.percent} status="active" aria-label={t('import.progress')} />
            <p className="import-note">{t('import.leaveAndReturn')}</p>
          </section>
        )}
        {state && step === 'columns' && (
          <>
            <p>{t('import.columnsLead', { count: state.preview.rows, number: formatCount(state.preview.rows), file: state.file_name })}</p>
            <ColumnsStep read={state.preview} columns={columns} onChange={actions.mapTo} />
            {buttons}
          </>
        )}
        {state && result && (step === 'check' || step === 'done') && (
          <ResultStep name={name} headings={state.preview.columns.map(({ heading }) => heading)} result={result} actions={buttons} />
        )}
      </div>
    </>
  )
}
