import './radio-choices.css'
import { Radio, type RadioGroupProps } from 'antd'

// antd's group passes a role on, but its types do not have it.
const role = { role: 'radiogroup' }

/** A few options side by side, of which one is chosen. A form item around it gives it its value. */
export const RadioChoices = ({ label, ...rest }: RadioGroupProps & { label: string }) => (
  <Radio.Group {...rest} {...role} aria-label={label} optionType="button" className="radio-choices" />
)
