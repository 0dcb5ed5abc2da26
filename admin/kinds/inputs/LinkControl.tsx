import { Input, type InputProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** An address: of a page of the site, or of another one. */
export function LinkControl(given: InputProps) {
  const { t } = useTranslation()
  return <Input {...given} dir="ltr" inputMode="url" className="ltr" placeholder={t('form.linkHint')} />
}
