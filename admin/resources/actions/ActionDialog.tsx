import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Modal } from 'antd'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { ActionFacts } from './ActionFacts.tsx'
import { ActionFields } from './ActionFields.tsx'
import { useActionForm } from './useActionForm.ts'

/** A custom action to confirm. `row` (single-row actions) fills the form; `perform` runs the action and throws on failure. */
export type PendingAction = {
  declaration: AnyResource
  action: string
  title: string
  row?: AnyRow
  perform: (inputs: AnyRow) => Promise<void>
}

export type DialogPanel = ComponentType<{ values: AnyRow }>
type Props = PendingAction & { panel: DialogPanel | undefined; onClose: () => void }

/** The confirmation dialog of a custom action with its inputs. It closes when the action has succeeded. */
export function ActionDialog({ declaration, action, title, row = {}, perform, panel: Panel, onClose }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const actionDeclaration = declaration.actions?.[action]
  const state = useActionForm({ declaration, action, perform, onSuccess: () => setOpen(false) })
  if (!actionDeclaration) return null

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={localize(actionDeclaration.label)}
      okButtonProps={{
        htmlType: 'submit',
        form: 'action-inputs',
        danger: actionDeclaration.tone === 'danger',
        loading: state.isBusy,
      }}
      cancelText={t('action.back')}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      afterOpenChange={(open) => open && body.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
      maskClosable={false}
    >
      <div ref={body} className="action-dialog">
        <ActionFacts declaration={declaration} row={row} />
        {Panel && row.id !== undefined && (
          <Suspense>
            <Panel values={row} />
          </Suspense>
        )}
        {actionDeclaration.confirm && <p>{localize(actionDeclaration.confirm)}</p>}
        <ActionFields declaration={declaration} action={action} row={row} name="action-inputs" state={state} />
      </div>
    </Modal>
  )
}
