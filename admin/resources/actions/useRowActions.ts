import { type AnyResource, type AnyRow, actionDenialReason } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Label } from '@wasl/shared/units.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { errorMessage } from '../../api/error-message.ts'
import { runAction } from '../../api/resource-calls.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useAdmin } from '../../auth/useAdmin.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { actionFields } from './action-form.ts'
import { useConfirmAction } from './useConfirmAction.tsx'

/** A custom action of one row. `reason` says why it is not available, null if it is; `fits`: the row is in a state for it. */
export type RowAction = {
  name: string
  label: string
  reason: string | null
  fits: boolean
  danger: boolean
  primary: boolean
  /** Asks first if declared. */
  run: () => void
  /** Runs it with the inputs of its form and says that it is done. */
  perform: (inputs: AnyRow) => Promise<void>
}

/** Called with the row as an action has left it. */
export type OnActed = (after: AnyRow) => unknown

const notAvailable: Label = { en: 'Not available in this status', ar: 'غير ممكن في هذه الحالة' }

/** The custom actions of a row. Running one asks for confirmation or inputs if declared, and shows the result. */
export function useRowActions(declaration: AnyResource, onActed: OnActed = () => undefined): (row: AnyRow) => RowAction[] {
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const denialReason = useDenialReasons()
  const { data: admin } = useAdmin()
  const { notification } = App.useApp()
  const confirmAction = useConfirmAction()
  const refresh = useRefresh(declaration.name)

  const perform = async (row: AnyRow, name: string, inputs: AnyRow = {}) => {
    try {
      return await runAction(declaration.name, row, name, inputs)
    } finally {
      // The failure may be due to a change by someone else: reload the row.
      await refresh(String(row.id))
    }
  }

  return (row) => {
    const actions = Object.entries(declaration.actions ?? {}).filter(([, action]) => isVisible(action, row))
    return actions.map(([name, action]) => {
      const label = localize(action.label)
      const unavailable = actionDenialReason(action, row, { now: serverNow(), admin_id: admin?.id ?? null, fallback: notAvailable })
      const title = `\u2068${titleOf(declaration, row, locale)}\u2069`
      const done = action.done ? localize(action.done).replace('{row}', () => title) : t('action.done', { action: label })
      const performAndNotify = async (inputs?: AnyRow) => {
        const after = await perform(row, name, inputs)
        notification.success({ message: done })
        void onActed(after)
      }
      const run = () => {
        const needsDialog = action.confirm || action.inputs || action.formFields || action.reason
        if (needsDialog)
          return confirmAction({
            declaration,
            action: name,
            // A form is no question.
            title: t(Object.keys(actionFields(declaration, name)).length > 0 ? 'bulk.runTitle' : 'bulk.actionTitle', {
              action: label,
              rows: t('bulk.oneRow', { row: title }),
            }),
            row,
            perform: performAndNotify,
          })
        void performAndNotify().catch((error: unknown) => notification.error({ message: label, description: errorMessage(error, t) }))
      }
      return {
        name,
        label,
        danger: action.tone === 'danger',
        primary: action.tone === 'primary',
        run,
        perform: performAndNotify,
        fits: unavailable === null,
        reason: denialReason(declaration, name) ?? (unavailable && localize(unavailable)),
      }
    })
  }
}

/** Why a row cannot be copied; null when it can. Copying needs the permissions to create a row and to read the original. */
export function useCopyDenialReason(declaration: AnyResource): string | null {
  const createDenial = useDenialReason(declaration, 'create')
  const showDenial = useDenialReason(declaration, 'show')
  return createDenial ?? showDenial
}
