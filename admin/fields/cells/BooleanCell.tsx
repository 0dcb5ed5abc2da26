import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

export function BooleanCell({ value }: { value: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={value ? 'yes' : 'no'}>
      {value ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />} {t(value ? 'form.yes' : 'form.no')}
    </span>
  )
}
