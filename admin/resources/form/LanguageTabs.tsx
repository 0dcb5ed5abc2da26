import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, type FormInstance, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { missingTexts } from './missing-translations.ts'

type Props = { fields: Fields; form: FormInstance; shown: Locale; onShow: (language: Locale) => void }

/** Where two columns have no room: which language of the texts is shown, and how many each still lacks. */
export function LanguageTabs({ fields, form, shown, onShow }: Props) {
  const { t } = useTranslation()
  const values: AnyRow = Form.useWatch([], form) ?? {}
  const missing = missingTexts(fields, values)
  return (
    <Segmented<Locale>
      block
      className="language-tabs"
      aria-label={t('form.language')}
      value={shown}
      onChange={onShow}
      options={(['ar', 'en'] as const).map((language) => ({
        value: language,
        label: (
          <>
            {t(language === 'ar' ? 'form.arabic' : 'form.english')}
            {missing[language] > 0 && (
              <span className="language-mark" data-missing>
                {t('form.missingTexts', { count: missing[language] })}
              </span>
            )}
          </>
        ),
      }))}
    />
  )
}
