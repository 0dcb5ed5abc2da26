import { formatCount } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Progress, Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import './import.css'
import { FileStep } from './FileStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { type ImportPage, useImport } from './useImport.ts'

const stepOrder = ['file', 'columns', 'check', 'done'] as const

/** Imports rows of a resource from a file in four steps: file, columns, check, done. The last two run on the server and show their progress. */
export function ImportScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const page = useImport(name)
  const { state, step } = page
  const title = t('import.title', { resources: localizeInline(label.many) })
  usePageTitle(title)
  const steps = [t('import.stepFile'), t('import.stepColumns'), t('import.stepCheck'), t('import.stepDone')]
  const buttons = <ImportButtons name={name} page={page} />
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
        {step === 'file' && <FileStep declaration={declaration} page={page} />}
        {state && page.isRunning && (
          <section aria-live="polite">
            <p>{t(state.mode === 'valid' ? 'import.running' : 'import.checking')}</p>
            <Progress percent={state.percent} status="active" aria-label={t('import.progress')} />
            <p className="import-note">{t('import.leaveAndReturn')}</p>
          </section>
        )}
        {state && step === 'columns' && (
          <>
            <p>{t('import.columnsLead', { count: state.preview.rows, number: formatCount(state.preview.rows), file: state.file_name })}</p>
            <ColumnsStep read={state.preview} columns={page.columns} onChange={page.mapTo} />
            {buttons}
          </>
        )}
        {state?.result && (step === 'check' || step === 'done') && (
          <ResultStep name={name} headings={state.preview.columns.map(({ heading }) => heading)} result={state.result} actions={buttons} />
        )}
      </div>
    </>
  )
}

/** What can be done next in a step after the first. */
function ImportButtons({ name, page }: { name: string; page: ImportPage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state, columns, step, isSending } = page
  const result = state?.result
  const importable = result && !result.is_stored ? result.created + result.changed : 0
  return (
    <div className="import-actions">
      {step === 'columns' && (
        <Button type="primary" loading={isSending} disabled={columns.every((path) => path === null)} onClick={page.check}>
          {t('import.check')}
        </Button>
      )}
      {step === 'check' && importable > 0 && (
        <Button type="primary" loading={isSending} onClick={page.run}>
          {t('import.run', { count: importable, number: formatCount(importable) })}
        </Button>
      )}
      {step === 'done' && (
        <Button type="primary" onClick={() => navigate(adminPages.list({ resource: name }))}>
          {t('import.toList')}
        </Button>
      )}
      {(step === 'columns' || step === 'check') && (
        <Button disabled={isSending} onClick={page.back}>
          {t('import.back')}
        </Button>
      )}
      {step === 'done' && <Button onClick={page.restart}>{t('import.again')}</Button>}
    </div>
  )
}
