import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runBulk } from '../../api/resource-calls.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { BulkResult } from './BulkResult.tsx'

type Props = {
  declaration: AnyResource
  selected: readonly AnyRow[]
  /** Starts a run on all matching rows; null to perform actions on the selected rows. */
  startRun: ((action: string, inputs: AnyRow) => Promise<void>) | null
  onDone: () => void
}

/** Performs an action on several rows, and shows the result of each. `busy` is the action that is being performed. */
export function useBulkPerform({ declaration, selected, startRun, onDone }: Props) {
  const { t } = useTranslation()
  const { modal, notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const [busy, setBusy] = useState<string | null>(null)

  const perform = async (action: string, inputs: AnyRow = {}) => {
    setBusy(action)
    try {
      if (startRun) {
        await startRun(action, inputs)
        return onDone()
      }
      const results = await runBulk(declaration.name, action, selected, inputs)
      if (results.every(({ ok }) => ok)) notification.success({ message: t('bulk.done', { number: formatCount(results.length) }) })
      else
        modal.info({
          title: t('bulk.result'),
          okText: t('remove.gotIt'),
          width: 560,
          content: <BulkResult declaration={declaration} rows={selected} results={results} />,
        })
      onDone()
      await refresh()
    } finally {
      setBusy(null)
    }
  }
  return { busy, perform }
}
