import { useInvalidate } from '@refinedev/core'
import type { ImportMode, ImportResult, ReadImport } from '@wasl/shared/contract/import.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../ui/reason.ts'
import { importFile, readFile } from './send.ts'

export type Columns = readonly (string | null)[]
/** Where an import stands: each step holds what the one before it found. */
export type Stage =
  | { step: 'file' }
  | { step: 'columns'; file: File; read: ReadImport; columns: Columns }
  | { step: 'trial' | 'done'; file: File; read: ReadImport; columns: Columns; result: ImportResult }

/** The steps of an import and what leads from one to the next; what the API refuses is told and leaves the step as it is. */
export function useImport(name: string) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const invalidate = useInvalidate()
  const [stage, setStage] = useState<Stage>({ step: 'file' })
  const [isBusy, setBusy] = useState(false)

  const through = async (next: () => Promise<Stage>) => {
    setBusy(true)
    try {
      setStage(await next())
    } catch (error) {
      notification.error({ message: t('import.failed'), description: reasonOf(error, t) })
    }
    setBusy(false)
  }
  const send = (mode: ImportMode) =>
    through(async () => {
      if (stage.step === 'file') return stage
      const result = await importFile(name, stage.file, stage.columns, mode)
      if (result.is_stored) await invalidate({ resource: name, invalidates: ['list', 'many', 'detail'] })
      return { ...stage, step: result.is_stored ? 'done' : 'trial', result }
    })
  return {
    stage,
    isBusy,
    choose: (file: File) =>
      through(async () => {
        const read = await readFile(name, file)
        return { step: 'columns', file, read, columns: read.columns.map(({ guess }) => guess) }
      }),
    mapTo: (columns: Columns) => stage.step === 'columns' && setStage({ ...stage, columns }),
    check: () => send('try'),
    run: () => send('valid'),
    back: () =>
      setStage(stage.step === 'trial' ? { step: 'columns', file: stage.file, read: stage.read, columns: stage.columns } : { step: 'file' }),
    restart: () => setStage({ step: 'file' }),
  }
}
