import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, type FormInstance, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { missingTranslations } from './missing-translations.ts'

type Props = { fields: Fields; form: FormInstance; current: Locale; onShow: (language: Locale) => void }

/** On narrow screens: switches the language of the localized texts and shows how many texts each language lacks. */
export function LanguageTabs({ fields, form, current, onShow }: Props) {
  const { t } = useTranslation()
  const values: AnyRow = Form.useWatch([], form) ?? {}
  const missing = missingTranslations(fields, values)
  return (
    <Segmented<Locale>
      block
      className="language-tabs"
      aria-label={t('form.language')}
      value={current}
      onChange={onShow}
      options={(['ar', 'en'] as const).map((language) => ({
        value: language,
        label: (
          <>
            {t(language === 'ar' ? 'form.arabic' : 'form.english')}
            {missing[language] > 0 && (
              <span className="language-label" data-missing>
                {t('form.missingTexts', { count: missing[language] })}
              </span>
            )}
          </>
        ),
      }))}
    />
  )
}
