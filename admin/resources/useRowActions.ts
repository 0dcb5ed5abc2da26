import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../app/useLocale.ts'
import { useMay } from '../auth/useDenial.ts'
import { useAsk } from '../ui/confirm.tsx'
import { reasonOf } from '../ui/reason.ts'
import { runAction } from './run-action.ts'

/** A named action as one row offers it now. `reason` says why it cannot be done, null where it can. */
export type RowAct = { name: string; label: string; reason: string | null; danger: boolean; primary: boolean; run: () => void }

type NamedAction = NonNullable<AnyResource['actions']>[string]

/** What can be done by name with one row; doing it asks first where the action says so, and tells what came of it. */
export function useRowActs(declaration: AnyResource): (row: AnyRow) => RowAct[] {
  const { t } = useTranslation()
  const { say } = useLocale()
  const may = useMay()
  const { notification } = App.useApp()
  const ask = useAsk()
  const refresh = useRefresh(declaration.name)

  const perform = async (row: AnyRow, name: string, given: AnyRow = {}) => {
    try {
      await runAction(declaration.name, String(row.id), name, given)
    } finally {
      // What refused may have been a change by someone else: the row is shown as it now stands.
      await refresh(String(row.id))
    }
  }

  return (row) =>
    Object.entries(declaration.actions ?? {}).map(([name, action]) => {
      const label = say(action.label)
      const notNow = action.otherwise ? say(action.otherwise) : t('action.notNow')
      const told = (given?: AnyRow) =>
        perform(row, name, given).then(() => notification.success({ message: t('action.done', { action: label }) }))
      const run = () => {
        const isAsked = action.confirm || action.ask || action.reason
        if (isAsked) return ask({ declaration, action: name, title: label, row, perform: async (given) => void (await told(given)) })
        void told().catch((error: unknown) => notification.error({ message: label, description: reasonOf(error, t) }))
      }
      return {
        name,
        label,
        danger: action.tone === 'danger',
        primary: action.tone === 'primary',
        run,
        reason: may(declaration, name) ?? (isOpen(action, row) ? null : notNow),
      }
    })
}

/** After a write to a row: its lists, itself and its history are asked for anew. */
export function useRefresh(resource: string): (id?: string) => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  return async (id) => {
    await invalidate({ resource, invalidates: ['list', 'many', 'detail'], ...(id && { id }) })
    await client.invalidateQueries({ queryKey: ['relation-names', resource] })
    await client.invalidateQueries({ queryKey: ['history', resource] })
  }
}

// Safe: the row came from the resource that declares the action.
const isOpen = (action: NamedAction, row: AnyRow) => action.when(row as never, new Date().toISOString())
