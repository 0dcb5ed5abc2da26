import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLocale } from '../../ui/useLocale.ts'
import type { DialogPanel, PendingAction } from './ActionDialog.tsx'
import { actionFields } from './action-form.ts'

// The dialog imports all field inputs: loaded when an action with a form is first opened.
const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }))
const OpenDialogContext = createContext<(pending: PendingAction) => void>(() => undefined)

type Props = {
  /** What a resource shows in the dialogs of its actions, above their fields. */
  panelOf: (resource: string) => DialogPanel | undefined
  children: ReactNode
}

/** Renders the open action dialog outside of the component that opened it, which may unmount. */
export function ActionDialogProvider({ panelOf, children }: Props) {
  const [pending, setPending] = useState<PendingAction | null>(null)
  return (
    <OpenDialogContext value={setPending}>
      {children}
      <Suspense>
        {pending && <ActionDialog {...pending} panel={panelOf(pending.declaration.name)} onClose={() => setPending(null)} />}
      </Suspense>
    </OpenDialogContext>
  )
}

/** Asks for confirmation of a custom action: with a form when the action has inputs, otherwise with a plain dialog. */
export function useConfirmAction(): (pending: PendingAction) => void {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { modal, notification } = App.useApp()
  const open = useContext(OpenDialogContext)
  return (pending) => {
    const { declaration, action, title, perform } = pending
    const actionDeclaration = declaration.actions?.[action]
    if (!actionDeclaration) return
    const hasFacts = pending.row !== undefined && declaration.dialogFacts !== undefined
    if (hasFacts || Object.keys(actionFields(declaration, action)).length > 0) return open(pending)
    modal.confirm({
      title,
      content: actionDeclaration.confirm && localize(actionDeclaration.confirm),
      okText: localize(actionDeclaration.label),
      okButtonProps: { danger: actionDeclaration.tone === 'danger' },
      cancelText: t('action.back'),
      onOk: () =>
        perform(nothing).catch((error: unknown) => {
          notification.error({ message: title, description: errorMessage(error, t) })
        }),
    })
  }
}

const nothing: AnyRow = {}
