import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { runAction } from '../session/acts.ts'
import { useMay } from '../session/useMay.ts'
import { reasonOf } from './reason.ts'
import { useLocale } from './useLocale.ts'

/** A named action as one row offers it now. `reason` says why it cannot be done, null where it can. */
export type RowAct = { name: string; label: string; reason: string | null; danger: boolean; primary: boolean; run: () => void }

type NamedAction = NonNullable<AnyResource['actions']>[string]

/** What can be done by name with one row; doing it asks first where the action says so, and tells what came of it. */
export function useRowActs(declaration: AnyResource): (row: AnyRow) => RowAct[] {
  const { t } = useTranslation()
  const { say } = useLocale()
  const may = useMay()
  const { modal, notification } = App.useApp()
  const refresh = useRefresh(declaration.name)

  const perform = async (row: AnyRow, name: string, label: string) => {
    try {
      await runAction(declaration.name, String(row.id), name)
      notification.success({ message: t('action.done', { action: label }) })
    } catch (error) {
      notification.error({ message: label, description: reasonOf(error, t) })
    }
    await refresh(String(row.id))
  }

  return (row) =>
    Object.entries(declaration.actions ?? {}).map(([name, action]) => {
      const label = say(action.label)
      const notNow = action.otherwise ? say(action.otherwise) : t('action.notNow')
      const danger = action.tone === 'danger'
      const run = () => {
        if (!action.confirm) return void perform(row, name, label)
        modal.confirm({
          title: label,
          content: say(action.confirm),
          okText: label,
          okButtonProps: { danger },
          cancelText: t('form.cancel'),
          onOk: () => perform(row, name, label),
        })
      }
      return {
        name,
        label,
        danger,
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
const isOpen = (action: NamedAction, row: AnyRow) => action.when(row as never)
