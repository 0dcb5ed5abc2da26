import { latinDigits } from '@wasl/shared/registry/clean.ts'
import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'

type Given = { id?: string; value?: number | null; onChange?: (value: number | null) => void }
type Props<K extends 'count' | 'percent' | 'money'> = Given & { field: FieldOf<K> }

/** What an input keeps of what was typed: Arabic-Indic and Persian digits are digits; anything else but sign and point is dropped. */
export const parseNumber = (typed: string | undefined): string =>
  latinDigits(typed ?? '')
    .replace(/٫/g, '.')
    .replace(/[^\d.-]/g, '')
const common = { parser: parseNumber, controls: false, className: 'number', dir: 'ltr' } as const

/** A whole number. */
export const CountControl = ({ field, ...given }: Props<'count'>) => (
  <InputNumber<string | number> {...common} {...asNumber(given)} precision={0} inputMode="numeric" disabled={field.readOnly} />
)

/** A whole percent, its sign at the end. */
export const PercentControl = ({ field, ...given }: Props<'percent'>) => (
  <InputNumber<string | number> {...common} {...asNumber(given)} precision={0} inputMode="numeric" suffix="%" disabled={field.readOnly} />
)

/** An amount typed in riyals, kept in whole halalas. */
export function MoneyControl({ field, value, onChange, id }: Props<'money'>) {
  const { t } = useTranslation()
  const inRiyals = asNumber({
    ...(id && { id }),
    value: typeof value === 'number' ? value / 100 : null,
    onChange: (riyals) => onChange?.(riyals === null ? null : Math.round(riyals * 100)),
  })
  return (
    <InputNumber<string | number>
      {...common}
      {...inRiyals}
      precision={2}
      inputMode="decimal"
      suffix={t('form.riyal')}
      disabled={field.readOnly}
    />
  )
}

const asNumber = ({ value = null, onChange, id }: Given) => ({
  ...(id && { id }),
  value,
  onChange: (entered: string | number | null) => onChange?.(entered === null || entered === '' ? null : Number(entered)),
})
