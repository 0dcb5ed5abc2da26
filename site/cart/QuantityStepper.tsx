import type { CartLine } from '@wasl/shared/contract/cart.ts'
import { maxQuantity } from '@wasl/shared/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { controlProps, FieldMessages } from '../forms/Field.tsx'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { lineValue, quantityField } from './cart-form.ts'

type Props = { line: CartLine; quantity: number; errors: readonly string[] | undefined }

/** How many of a line: one less, one more, or typed. Typed numbers are sent when the field is left, or with the Enter key. */
export function QuantityStepper({ line: { unit_id, title, left }, quantity, errors }: Props) {
  const { t } = useTranslation('cart')
  const name = useText()(title)
  const field = quantityField(unit_id)
  return (
    <div>
      <div className="inline-flex items-center rounded-control border border-line-strong bg-surface">
        <StepButton icon="minus" label={t('less', { name })} value={lineValue(unit_id, quantity - 1)} disabled={quantity <= 1} />
        <input
          {...controlProps({ name: field, errors })}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={3}
          aria-label={t('quantityOf', { name })}
          defaultValue={quantity}
          onBlur={({ currentTarget: input }) => input.value !== String(quantity) && input.form?.requestSubmit()}
          className="h-11 w-12 bg-transparent text-center font-medium tabular-nums"
        />
        <StepButton
          icon="plus"
          label={t('more', { name })}
          value={lineValue(unit_id, quantity + 1)}
          disabled={quantity >= Math.min(left, maxQuantity)}
        />
      </div>
      <FieldMessages name={field} errors={errors} />
    </div>
  )
}

const StepButton = ({ icon, label, value, disabled }: { icon: IconName; label: string; value: string; disabled: boolean }) => (
  <button
    type="submit"
    name="set"
    value={value}
    disabled={disabled}
    aria-label={label}
    className="grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50 disabled:hover:bg-transparent"
  >
    <Icon name={icon} />
  </button>
)
