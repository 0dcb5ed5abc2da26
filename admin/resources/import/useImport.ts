import { useInvalidate } from '@refinedev/core'
import type { ImportMode, ImportState } from '@wasl/shared/contract/import.ts'
import { App } from 'antd'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { fetchImport, fetchLatestImport, startImport, uploadFile, uploadReady } from './import-calls.ts'

export type ImportColumns = readonly (string | null)[]
export type ImportStep = 'file' | 'columns' | 'check' | 'done'

const pollMs = 1_000

export type ImportPage = ReturnType<typeof useImport>

/**
 * The import that the address names, and the functions that move it from step to step. It runs on the server: the page can be left and
 * opened again. An API error is shown and the step stays.
 */
export function useImport(name: string) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const setParams = useSearchParams()[1]
  const { id, state, latest, columns, setColumns, isMapping, setMapping, show } = useAddressedImport(name)
  const [isSending, setSending] = useState(false)
  const isRunning = state?.status === 'running'
  useProgress({ name, id, isRunning, show })

  const send = async (call: () => Promise<ImportState>) => {
    setSending(true)
    try {
      const next = await call()
      show(next)
      setParams({ import: next.id }, { replace: true })
    } catch (error) {
      notification.error({ message: t('import.failed'), description: errorMessage(error, t) })
    }
    setSending(false)
  }
  /** Starts an import of the rows that come with the app, and its check: their columns need no mapping. */
  const chooseReady = () =>
    send(async () => {
      const read = await uploadReady(name)
      return startImport(name, read.id, read.columns, 'try')
    })
  useReadyAddress(chooseReady)
  const start = (mode: ImportMode) => state && send(() => startImport(name, state.id, columns, mode))

  return {
    state,
    columns,
    latest,
    isSending,
    isRunning,
    step: stepOf(state, isMapping),
    chooseReady,
    choose: (file: File) => send(() => uploadFile(name, file)),
    open: (shown: ImportState) => setParams({ import: shown.id }, { replace: true }),
    mapTo: setColumns,
    check: () => start('try'),
    run: () => start('valid'),
    back: () => (isMapping ? setParams({}, { replace: true }) : setMapping(true)),
    restart: () => setParams({}, { replace: true }),
  }
}

/** The import that the address names, as it was loaded last, or the latest one to continue with. */
function useAddressedImport(name: string) {
  const [params, setParams] = useSearchParams()
  const [state, setState] = useState<ImportState | null>(null)
  const [latest, setLatest] = useState<ImportState | null>(null)
  const [columns, setColumns] = useState<ImportColumns>([])
  // The columns are shown again after a check.
  const [isMapping, setMapping] = useState(false)
  const id = params.get('import')

  const show = useCallback((shown: ImportState) => {
    setState(shown)
    setColumns(shown.columns)
    setMapping(shown.status === 'read' || shown.status === 'failed')
  }, [])

  // The address names an import, as after a reload: load it. Otherwise offer the latest one.
  useEffect(() => {
    if (id === state?.id) return
    if (id) void fetchImport(name, id).then(show, () => setParams({}, { replace: true }))
    else {
      setState(null)
      void fetchLatestImport(name).then(setLatest, () => setLatest(null))
    }
  }, [id, name, state?.id, show, setParams])

  return { id, state, latest, columns, setColumns, isMapping, setMapping, show }
}

/** While the import runs, its progress is fetched once a second. */
function useProgress({
  name,
  id,
  isRunning,
  show,
}: {
  name: string
  id: string | null
  isRunning: boolean
  show: (state: ImportState) => void
}) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isRunning || !id) return
    let isStopped = false
    const poll = async () => {
      try {
        const next = await fetchImport(name, id)
        if (isStopped) return
        show(next)
        if (next.status === 'failed') notification.error({ message: t('import.failed'), description: t('import.stopped') })
        if (next.result?.is_stored) await invalidate({ resource: name, invalidates: ['list', 'many', 'detail'] })
      } catch {
        // The connection was lost for a moment: the next attempt follows.
      }
    }
    const timer = setInterval(poll, pollMs)
    return () => {
      isStopped = true
      clearInterval(timer)
    }
  }, [isRunning, id, name, show, invalidate, notification, t])
}

/** Starts at once at an address with `?ready`. */
function useReadyAddress(chooseReady: () => Promise<void>) {
  const [params] = useSearchParams()
  const onReadyAddress = useEffectEvent(() => void chooseReady())
  const isReadyAddress = params.has('ready')
  useEffect(() => {
    if (isReadyAddress) onReadyAddress()
  }, [isReadyAddress])
}

function stepOf(state: ImportState | null, isMapping: boolean): ImportStep {
  if (!state) return 'file'
  if (isMapping) return 'columns'
  return state.mode === 'valid' && state.status === 'done' ? 'done' : 'check'
}
