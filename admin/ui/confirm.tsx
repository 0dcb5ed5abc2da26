import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../app/useLocale.ts'
import { askedFields } from '../resources/form/form-fields.ts'
import type { Asked } from './ConfirmDialog.tsx'
import { reasonOf } from './reason.ts'

// Inputs of every kind are heavy: a list fetches them when an action first asks for something.
const AskDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).AskDialog }))
const Opened = createContext<(asked: Asked) => void>(() => undefined)

/** Holds the one open form of a named action, whatever becomes of the button that opened it. */
export function AskHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Opened value={setAsked}>
      {children}
      <Suspense>{asked && <AskDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </Opened>
  )
}

/** Asks before a named action is done: by a form where it wants a reason or fields, else by a plain question. */
export function useAsk(): (asked: Asked) => void {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { modal, notification } = App.useApp()
  const open = useContext(Opened)
  return (asked) => {
    const { declaration, action, title, perform } = asked
    const act = declaration.actions?.[action]
    if (!act) return
    if (Object.keys(askedFields(declaration, action)).length > 0) return open(asked)
    modal.confirm({
      title,
      content: act.confirm && say(act.confirm),
      okText: say(act.label),
      okButtonProps: { danger: act.tone === 'danger' },
      cancelText: t('form.cancel'),
      onOk: () =>
        perform(nothing).catch((error: unknown) => {
          notification.error({ message: title, description: reasonOf(error, t) })
        }),
    })
  }
}

const nothing: AnyRow = {}
