import { InputNumber } from 'antd'
import { useClientSettings } from '../../api/client-settings.ts'
import { RiyalSign } from '../cells/MoneyCell.tsx'
import { moneyText, parseNumber } from './number-text.ts'

/** `Form.Item` also passes `aria-invalid`, `aria-required` and `aria-describedby`: they reach the input as they are. */
type NumberProps = { id?: string; value?: number | null; onChange?: (value: number | null) => void }

const common = { parser: parseNumber, controls: false, className: 'number', dir: 'ltr' } as const

export const CountControl = (props: NumberProps) => (
  <InputNumber<string | number> {...common} {...asNumber(props)} precision={0} inputMode="numeric" />
)

export const PercentControl = (props: NumberProps) => (
  <InputNumber<string | number> {...common} {...asNumber(props)} precision={0} inputMode="numeric" suffix="%" />
)

/** An amount entered in riyals; the value is in halalas. */
export function MoneyControl({ value, onChange, ...formItem }: NumberProps) {
  const { riyal_sign } = useClientSettings()
  const inRiyals = asNumber({
    ...formItem,
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
      {...(riyal_sign === 'text' ? { suffix: <RiyalSign /> } : { prefix: <RiyalSign /> })}
    />
  )
}

const asNumber = ({ value = null, onChange, ...formItem }: NumberProps) => ({
  ...formItem,
  value,
  onChange: (entered: string | number | null) => onChange?.(entered === null || entered === '' ? null : Number(entered)),
})
