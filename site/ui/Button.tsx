import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Props = ComponentProps<'button'> & { tone?: ButtonTone; size?: ButtonSize; icon?: IconName; busy?: boolean }

/** A button. `busy` shows a spinner and disables it. */
export function Button({
  tone = 'primary',
  size = 'normal',
  icon,
  busy = false,
  className,
  children,
  disabled,
  type = 'submit',
  ...rest
}: Props) {
  return (
    <button {...rest} type={type} disabled={disabled || busy} aria-busy={busy || undefined} className={buttonClass(tone, size, className)}>
      {busy ? <span className="spinner" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
