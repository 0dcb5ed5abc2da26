import { Button, type ButtonProps, Tooltip } from 'antd'

/** A button that, when disabled, stays focusable and explains why. */
export function ActionButton({ disabledReason, onClick, children, ...button }: ButtonProps & { disabledReason: string | null }) {
  if (!disabledReason)
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    )
  return (
    <Tooltip title={disabledReason}>
      <Button {...button} aria-disabled className={`${button.className ?? ''} is-disabled`}>
        {children}
        <span className="visually-hidden"> ({disabledReason})</span>
      </Button>
    </Tooltip>
  )
}
