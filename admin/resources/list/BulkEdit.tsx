import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useConfirmAction } from '../actions/useConfirmAction.tsx'
import { bulkFields } from './inline-fields.ts'

type Props = {
  declaration: AnyResource
  isBusy: boolean
  /** Why none of the rows can be edited; null if some can. */
  disabledReason: string | null
  /** Names the rows in the title of the dialog. */
  rows: string
  /** `action` names the change in a question. */
  onSwitch: (change: AnyRow, action: string) => void
  onEdit: (change: AnyRow) => Promise<void>
}

/** Sets a field of all selected rows: a yes-or-no field at once, any other in a dialog. */
export function BulkEdit({ declaration, isBusy, disabledReason, rows, onSwitch, onEdit }: Props) {
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const denialReason = useDenialReason(declaration, 'edit')
  const confirmAction = useConfirmAction()
  const fields = bulkFields(declaration)
  if (fields.length === 0 || denialReason !== null) return null

  const switchItems = (name: string, field: Extract<AnyField, { kind: 'boolean' }>) =>
    [true, false].map((value) => {
      const label = `${localize(field.label)}: ${value ? t('form.yes') : field.falseLabel ? localize(field.falseLabel) : t('form.no')}`
      return { key: `${name} ${value}`, label, onClick: () => onSwitch({ [name]: value }, label) }
    })
  const items = fields.flatMap(([name, field]) =>
    field.kind === 'boolean'
      ? switchItems(name, field)
      : {
          key: name,
          label: t('bulk.editField', { field: localizeInline(field.label) }),
          onClick: () =>
            confirmAction({
              declaration: withEditAction(declaration, name),
              action: 'edit',
              title: t('bulk.runTitle', { action: t('bulk.editField', { field: localizeInline(field.label) }), rows }),
              perform: onEdit,
            }),
        },
  )
  if (disabledReason !== null) return <ActionButton disabledReason={disabledReason}>{t('show.edit')}</ActionButton>
  return (
    <DropdownMenu menu={{ items }}>
      <Button loading={isBusy}>{t('show.edit')}</Button>
    </DropdownMenu>
  )
}

/** The resource with an action that asks for one field, as the dialog of actions shows it. */
const withEditAction = (declaration: AnyResource, name: string): AnyResource => ({
  ...declaration,
  actions: { edit: { label: { en: 'Save', ar: 'حفظ' }, when: () => true, set: {}, inputs: [name] } },
})
