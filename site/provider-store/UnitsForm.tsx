import type { OwnProductCard } from '@wasl/shared/contract/provider-products.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { type Option, useUnitName } from './useUnitName.ts'

type Props = { product: OwnProductCard; options: readonly Option[]; failure: { msg: string; errors: FieldErrors } | undefined }

/** The prices, quantities and thresholds of a product and its variants, stored at once. */
export function UnitsForm({ product: { id, units }, options, failure }: Props) {
  const { t } = useTranslation('products')
  const navigation = useNavigation()
  const nameOf = useUnitName(options)
  const prefix = `${id}.`
  const field = (at: number, name: string) => ({ name: `units.${at}.${name}`, id: `${prefix}units.${at}.${name}` })
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="id" value={id} />
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} idPrefix={prefix} />
      <ul className="flex flex-col gap-4">
        {units.map((unit, at) => (
          <li key={unit.id} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <input type="hidden" name={`units.${at}.id`} value={unit.id} />
            <p className="col-span-full -mb-2 font-medium">
              <bdi>{nameOf(unit)}</bdi>
              {unit.reserved > 0 && <span className="ms-2 text-sm font-normal text-muted">{t('reserved', { count: unit.reserved })}</span>}
            </p>
            <TextInput
              {...field(at, 'price')}
              label={t('units.price')}
              inputMode="decimal"
              data-amount
              dir="ltr"
              autoComplete="off"
              defaultValue={formatRiyalsInput(unit.price)}
              errors={failure?.errors[`units.${at}.price`] ?? failure?.errors[`variants.${at}.price`]}
            />
            <TextInput
              {...field(at, 'quantity')}
              label={t('units.quantity')}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              defaultValue={String(unit.quantity)}
              errors={failure?.errors[`units.${at}.quantity`] ?? failure?.errors[`variants.${at}.quantity`]}
            />
            <TextInput
              {...field(at, 'low_stock')}
              label={t('units.lowStock')}
              optional
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              className="max-sm:col-span-full"
              defaultValue={unit.low_stock === null ? '' : String(unit.low_stock)}
              errors={failure?.errors[`units.${at}.low_stock`]}
            />
          </li>
        ))}
      </ul>
      <Button tone="soft" busy={navigation.state === 'submitting' && navigation.formData?.get('id') === id} className="self-start">
        {t('units.save')}
      </Button>
    </ActionForm>
  )
}
