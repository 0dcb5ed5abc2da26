/** One act of a menu, as antd has it; what cannot be done says why below its name. */
export const menuAct = (key: string, label: string, reason: string | null, danger: boolean, run: () => void) => ({
  key,
  danger,
  disabled: reason !== null,
  onClick: run,
  label: (
    <span className="menu-act">
      {label}
      {reason && <small>{reason}</small>}
    </span>
  ),
})
