import { importLimits } from '@wasl/shared/contract/import.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { countText } from '../../fields/format.ts'
import { PickButton } from '../../fields/inputs/PickButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import './import.css'
import { ResultStep } from './ResultStep.tsx'
import { useImport } from './useImport.ts'

const order = ['file', 'columns', 'trial', 'done'] as const

/** Rows of a resource out of a file: the file, its columns, a trial, and the import itself. */
export function ImportScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label } = declaration
  const { t } = useTranslation()
  const { say, sayWithin } = useLocale()
  const navigate = useNavigate()
  const { stage, isBusy, choose, mapTo, check, run, back, restart } = useImport(name)
  const title = t('import.title', { resources: sayWithin(label.many) })
  usePageTitle(title)
  const head = stage.step === 'file' ? [] : stage.read.columns.map(({ heading }) => heading)
  const ready = stage.step === 'trial' ? stage.result.created + stage.result.changed : 0
  const steps = [t('import.stepFile'), t('import.stepColumns'), t('import.stepTrial'), t('import.stepDone')]

  return (
    <>
      <PageHead title={title} path={[{ label: say(label.many), to: addressOf.list(name) }]} />
      <div className="card import">
        <Steps
          size="small"
          responsive={false}
          labelPlacement="vertical"
          current={order.indexOf(stage.step)}
          items={steps.map((step) => ({ title: step }))}
        />
        {stage.step === 'file' && (
          <>
            <p>{t('import.fileLead')}</p>
            <PickButton
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
        {(stage.step === 'trial' || stage.step === 'done') && <ResultStep name={name} head={head} result={stage.result} />}
        <div className="import-acts">
          {stage.step === 'columns' && (
            <Button type="primary" loading={isBusy} disabled={stage.columns.every((path) => path === null)} onClick={check}>
              {t(isBusy ? 'import.checking' : 'import.check')}
            </Button>
          )}
          {stage.step === 'trial' && ready > 0 && (
            <Button type="primary" loading={isBusy} onClick={run}>
              {isBusy ? t('import.running') : t('import.run', { count: ready })}
            </Button>
          )}
          {stage.step === 'done' && (
            <Button type="primary" onClick={() => navigate(addressOf.list(name))}>
              {t('import.toList')}
            </Button>
          )}
          {(stage.step === 'columns' || stage.step === 'trial') && (
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
