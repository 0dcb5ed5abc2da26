import { ColorPicker } from 'antd'

/** A colour, kept as '#0f766e'. */
export const ColorControl = ({ value, onChange }: { value?: string | null; onChange?: (value: string) => void }) => (
  <ColorPicker
    value={value ?? null}
    onChangeComplete={(color) => onChange?.(color.toHexString().slice(0, 7))}
    disabledAlpha
    showText
    format="hex"
  />
)
