import { CloseCircleFilled } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

function ClearIcon() {
  const { t } = useTranslation()
  return (
    <>
      <CloseCircleFilled />
      <span className="visually-hidden">{t('form.clear')}</span>
    </>
  )
}

/** For `allowClear`: the button that empties an input, with a name. */
export const clearable = { clearIcon: <ClearIcon /> }
