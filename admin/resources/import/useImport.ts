import { useInvalidate } from '@refinedev/core'
import type { ImportMode, ImportPreview, ImportResult } from '@wasl/shared/contract/import.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../ui/error-message.ts'
import { importFile, readFile } from './import-calls.ts'

export type ImportColumns = readonly (string | null)[]
/** The state of an import: each step has the results of the steps before it. */
export type ImportStage =
  | { step: 'file' }
  | { step: 'columns'; file: File; read: ImportPreview; columns: ImportColumns }
  | { step: 'check' | 'done'; file: File; read: ImportPreview; columns: ImportColumns; result: ImportResult }

/** The steps of an import and the functions that move between them. An API error is shown and the step stays. */
export function useImport(name: string) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const invalidate = useInvalidate()
  const [stage, setStage] = useState<ImportStage>({ step: 'file' })
  const [isBusy, setBusy] = useState(false)

  const advance = async (next: () => Promise<ImportStage>) => {
    setBusy(true)
    try {
      setStage(await next())
    } catch (error) {
      notification.error({ message: t('import.failed'), description: errorMessage(error, t) })
    }
    setBusy(false)
  }
  const send = (mode: ImportMode) =>
    advance(async () => {
      if (stage.step === 'file') return stage
      const result = await importFile(name, stage.file, stage.columns, mode)
      if (result.is_stored) await invalidate({ resource: name, invalidates: ['list', 'many', 'detail'] })
      return { ...stage, step: result.is_stored ? 'done' : 'check', result }
    })
  return {
    stage,
    isBusy,
    choose: (file: File) =>
      advance(async () => {
        const read = await readFile(name, file)
        return { step: 'columns', file, read, columns: read.columns.map(({ guess }) => guess) }
      }),
    mapTo: (columns: ImportColumns) => stage.step === 'columns' && setStage({ ...stage, columns }),
    check: () => send('try'),
    run: () => send('valid'),
    back: () =>
      setStage(stage.step === 'check' ? { step: 'columns', file: stage.file, read: stage.read, columns: stage.columns } : { step: 'file' }),
    restart: () => setStage({ step: 'file' }),
  }
}
