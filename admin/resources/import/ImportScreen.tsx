import { importLimits } from '@wasl/shared/contract/import.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { resourcePaths } from '../../app/resource-paths.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { countText } from '../../fields/format.ts'
import { FilePickerButton } from '../../fields/inputs/FilePickerButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import './import.css'
import { ResultStep } from './ResultStep.tsx'
import { useImport } from './useImport.ts'

const stepOrder = ['file', 'columns', 'check', 'done'] as const

/** Imports rows of a resource from a file in four steps: file, columns, check, done. */
export function ImportScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const navigate = useNavigate()
  const { stage, isBusy, choose, mapTo, check, run, back, restart } = useImport(name)
  const title = t('import.title', { resources: localizeInline(label.many) })
  usePageTitle(title)
  const headings = stage.step === 'file' ? [] : stage.read.columns.map(({ heading }) => heading)
  const importable = stage.step === 'check' ? stage.result.created + stage.result.changed : 0
  const steps = [t('import.stepFile'), t('import.stepColumns'), t('import.stepCheck'), t('import.stepDone')]

  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: resourcePaths.list(name) }]} />
      <div className="card import">
        <Steps
          size="small"
          responsive={false}
          labelPlacement="vertical"
          current={stepOrder.indexOf(stage.step)}
          items={steps.map((step) => ({ title: step }))}
        />
        {stage.step === 'file' && (
          <>
            <p>{t('import.fileLead')}</p>
            <FilePickerButton
              label={t(isBusy ? 'import.reading' : 'import.choose')}
              accept=".csv,.xlsx,text/csv"
              disabled={isBusy}
              onPicked={([file]) => file && void choose(file)}
            />
            <p className="import-note">{t('import.limits', { rows: countText(importLimits.rows), megabytes: importLimits.megabytes })}</p>
          </>
        )}
        {stage.step === 'columns' && (
          <>
            <p>{t('import.columnsLead', { count: stage.read.rows, file: stage.file.name })}</p>
            <ColumnsStep read={stage.read} columns={stage.columns} onChange={mapTo} />
          </>
        )}
        {(stage.step === 'check' || stage.step === 'done') && <ResultStep name={name} headings={headings} result={stage.result} />}
        <div className="import-actions">
          {stage.step === 'columns' && (
            <Button type="primary" loading={isBusy} disabled={stage.columns.every((path) => path === null)} onClick={check}>
              {t(isBusy ? 'import.checking' : 'import.check')}
            </Button>
          )}
          {stage.step === 'check' && importable > 0 && (
            <Button type="primary" loading={isBusy} onClick={run}>
              {isBusy ? t('import.running') : t('import.run', { count: importable })}
            </Button>
          )}
          {stage.step === 'done' && (
            <Button type="primary" onClick={() => navigate(resourcePaths.list(name))}>
              {t('import.toList')}
            </Button>
          )}
          {(stage.step === 'columns' || stage.step === 'check') && (
            <Button disabled={isBusy} onClick={back}>
              {t('import.back')}
            </Button>
          )}
          {stage.step === 'done' && <Button onClick={restart}>{t('import.again')}</Button>}
        </div>
      </div>
    </>
  )
}
