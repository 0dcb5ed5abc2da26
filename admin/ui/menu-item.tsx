/** An antd menu item. A disabled one shows the reason below its label. */
export const menuItem = (key: string, label: string, reason: string | null, danger: boolean, run: () => void) => ({
  key,
  danger,
  disabled: reason !== null,
  onClick: run,
  label: (
    <span className="menu-item-label">
      {label}
      {reason && <small>{reason}</small>}
    </span>
  ),
})
