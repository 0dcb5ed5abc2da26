import { ColorPicker } from 'antd'

/** A colour, kept as '#0f766e'. */
export const ColorControl = ({
  value,
  onChange,
  disabled,
}: {
  value?: string | null
  onChange?: (value: string) => void
  disabled?: boolean | undefined
}) => (
  <ColorPicker
    value={value ?? null}
    onChangeComplete={(color) => onChange?.(color.toHexString().slice(0, 7))}
    disabledAlpha
    showText
    format="hex"
    disabled={Boolean(disabled)}
  />
)
