import { ColorPicker } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { value?: string | null; onChange?: (value: string) => void }

/** A colour, kept as '#0f766e'. */
export function ColorControl({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ColorPicker
      value={value ?? null}
      onChangeComplete={(color) => onChange?.(color.toHexString().slice(0, 7))}
      disabledAlpha
      // antd calls a colour that is not chosen yet transparent.
      showText={(color) => (value ? color.toHexString().toUpperCase() : t('form.choose'))}
      format="hex"
    />
  )
}
