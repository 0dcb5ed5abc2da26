import { Input, type InputProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** A URL; with `isOutside` an external one, otherwise also a path of the site. */
export function LinkControl({ isOutside, ...inputProps }: InputProps & { isOutside: boolean }) {
  const { t } = useTranslation()
  return <Input {...inputProps} dir="ltr" inputMode="url" className="ltr" placeholder={isOutside ? 'https://…' : t('form.linkHint')} />
}
