import { Button, type ButtonProps, Tooltip } from 'antd'

/** A button that, where there is a reason against it, stays in reach of the keyboard, does nothing and says why. */
export function ReasonedButton({ reason, onClick, children, ...button }: ButtonProps & { reason: string | null }) {
  if (!reason)
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    )
  return (
    <Tooltip title={reason}>
      <Button {...button} aria-disabled className={`${button.className ?? ''} is-disabled`}>
        {children}
        <span className="visually-hidden"> ({reason})</span>
      </Button>
    </Tooltip>
  )
}
