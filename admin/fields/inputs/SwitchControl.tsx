import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'

/** A switch with its state as text. */
export function SwitchControl({ value = false, onChange, id }: { value?: boolean; onChange?: (value: boolean) => void; id?: string }) {
  const { t } = useTranslation()
  return (
    <span className="switch">
      <Switch id={id} checked={value} onChange={onChange} />
      <span aria-hidden>{t(value ? 'form.yes' : 'form.no')}</span>
    </span>
  )
}
