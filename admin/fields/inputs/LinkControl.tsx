import { Input, type InputProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** An address: of a page of the site, or of another one, which alone is what is asked for where it `isOutside`. */
export function LinkControl({ isOutside, ...given }: InputProps & { isOutside: boolean }) {
  const { t } = useTranslation()
  return <Input {...given} dir="ltr" inputMode="url" className="ltr" placeholder={isOutside ? 'https://…' : t('form.linkHint')} />
}
