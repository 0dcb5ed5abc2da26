import { ColorPicker } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { value?: string | null; onChange?: (value: string) => void }

/** A color; the value is like '#0f766e'. */
export function ColorControl({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ColorPicker
      value={value ?? null}
      onChangeComplete={(color) => onChange?.(color.toHexString().slice(0, 7))}
      disabledAlpha
      // antd shows an empty value as "Transparent".
      showText={(color) => (value ? color.toHexString() : t('form.choose'))}
      format="hex"
    />
  )
}
