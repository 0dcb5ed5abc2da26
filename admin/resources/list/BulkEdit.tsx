import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { inlineFields } from './inline-fields.ts'

type Props = { declaration: AnyResource; isBusy: boolean; onEdit: (change: AnyRow) => void }

/** Switches a yes-or-no field of all selected rows on or off: those that can be edited in the list. */
export function BulkEdit({ declaration, isBusy, onEdit }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const denialReason = useDenial()
  const switches = inlineFields(declaration).flatMap((name) => {
    const field = declaration.fields[name]
    return field?.kind === 'boolean' ? [{ name, field }] : []
  })
  if (switches.length === 0 || denialReason(declaration, 'edit') !== null) return null
  const items = switches.flatMap(({ name, field }) =>
    [true, false].map((value) => ({
      key: `${name} ${value}`,
      label: `${localize(field.label)}: ${value ? t('form.yes') : field.falseLabel ? localize(field.falseLabel) : t('form.no')}`,
      onClick: () => onEdit({ [name]: value }),
    })),
  )
  return (
    <DropdownMenu menu={{ items }}>
      <Button loading={isBusy}>{t('show.edit')}</Button>
    </DropdownMenu>
  )
}
