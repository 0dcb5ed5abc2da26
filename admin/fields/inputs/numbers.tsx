import { InputNumber } from 'antd'
import { RiyalSign } from '../cells/MoneyCell.tsx'
import { moneyText, parseNumber } from './number-text.ts'

type Given = { id?: string; value?: number | null; onChange?: (value: number | null) => void }

const common = { parser: parseNumber, controls: false, className: 'number', dir: 'ltr' } as const

/** A whole number. */
export const CountControl = (given: Given) => (
  <InputNumber<string | number> {...common} {...asNumber(given)} precision={0} inputMode="numeric" />
)

/** A whole percent, its sign at the end. */
export const PercentControl = (given: Given) => (
  <InputNumber<string | number> {...common} {...asNumber(given)} precision={0} inputMode="numeric" suffix="%" />
)

/** An amount typed in riyals, kept in whole halalas. */
export function MoneyControl({ value, onChange, id }: Given) {
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
      formatter={moneyText}
      suffix={<RiyalSign />}
    />
  )
}

const asNumber = ({ value = null, onChange, id }: Given) => ({
  ...(id && { id }),
  value,
  onChange: (entered: string | number | null) => onChange?.(entered === null || entered === '' ? null : Number(entered)),
})
