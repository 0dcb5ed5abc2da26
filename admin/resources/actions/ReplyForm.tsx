import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useLocale } from '../../ui/useLocale.ts'
import { ActionFields } from './ActionFields.tsx'
import { useActionForm } from './useActionForm.ts'
import type { RowAction } from './useRowActions.ts'

type Props = { declaration: AnyResource; row: AnyRow; action: RowAction }

/** The form of a reply, empty again once it is sent. */
export function ReplyForm({ declaration, row, action: { name, label, perform } }: Props) {
  const { localize } = useLocale()
  const state = useActionForm({ declaration, action: name, perform, onSuccess: () => state.form.resetFields() })
  const { confirm } = declaration.actions?.[name] ?? {}
  return (
    <section className="card reply-box" aria-label={label}>
      {confirm && <p className="muted">{localize(confirm)}</p>}
      <ActionFields declaration={declaration} action={name} row={row} name="reply" state={state}>
        <Button type="primary" htmlType="submit" loading={state.isBusy}>
          {label}
        </Button>
      </ActionFields>
    </section>
  )
}
