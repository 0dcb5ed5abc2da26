import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, Input } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { isEmpty, type Path } from '../kinds.ts'
import { FieldLabel } from './FormField.tsx'
import { languageRule } from './field-rule.ts'

type LocalizedField = FieldOf<'localized'> | FieldOf<'localizedLong'> | FieldOf<'localizedRich'>
type Props = { field: LocalizedField; name: Path; path: Path }
export type LanguageControlProps = { dir: 'rtl' | 'ltr'; lang: Locale; label: string }
/** Form.Item also passes id, value and onChange. */
type WithControl = { Control: ComponentType<LanguageControlProps> }

/** Single-line inputs in Arabic and English, side by side. */
export const LocalizedInput = (props: Props) => <LocalizedPair {...props} Control={SingleLine} />

/** Multi-line inputs in Arabic and English, side by side. */
export const LocalizedLongInput = (props: Props) => <LocalizedPair {...props} Control={MultiLine} />

// Form.Item labels the input already.
const SingleLine = ({ label: _, ...inputProps }: LanguageControlProps) => <Input {...inputProps} />
const MultiLine = ({ label: _, ...inputProps }: LanguageControlProps) => (
  <Input.TextArea {...inputProps} autoSize={{ minRows: 3, maxRows: 12 }} />
)

/** Renders a control for each language, the user's own first, marking a missing text. */
export function LocalizedPair({ field, name, path, Control }: Props & WithControl) {
  const { locale, otherLocale, localize } = useLocale()
  return (
    <div className="language-pair field-span">
      {[locale, otherLocale].map((language) => (
        <LanguageField key={language} field={field} name={name} path={path} language={language} Control={Control} />
      ))}
      {field.help && <p className="language-pair-help">{localize(field.help)}</p>}
    </div>
  )
}

function LanguageField({ field, name, path, language, Control }: Props & WithControl & { language: Locale }) {
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const form = Form.useFormInstance()
  const ownText = Form.useWatch([...path, language])
  const otherText = Form.useWatch([...path, language === 'ar' ? 'en' : 'ar'])
  const languageName = t(language === 'ar' ? 'form.arabic' : 'form.english')
  const isMissing = isEmpty(ownText) && !isEmpty(otherText)
  return (
    <Form.Item
      name={[...name, language]}
      className={`side-${language}`}
      label={
        <>
          <FieldLabel field={field} />
          <span className="language-label" data-missing={isMissing}>
            {languageName}
            {isMissing && <> · {t('form.missingLanguage')}</>}
          </span>
        </>
      }
      rules={[languageRule(field, language, () => form.getFieldValue(path), locale)]}
      validateTrigger="onBlur"
    >
      <Control dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} label={`${localize(field.label)} · ${languageName}`} />
    </Form.Item>
  )
}
