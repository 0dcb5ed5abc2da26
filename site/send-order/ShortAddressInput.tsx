import { useTranslation } from 'react-i18next'
import { TextInput } from '../forms/TextInput.tsx'

type Props = { name: string; value: string; errors: readonly string[] | undefined }

/** The short form of a National Address. */
export function ShortAddressInput({ name, value, errors }: Props) {
  const { t } = useTranslation('send-order')
  return (
    <TextInput
      name={name}
      label={t('shortAddress')}
      hint={t('shortAddressHint')}
      optional
      dir="ltr"
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={value}
      errors={errors}
    />
  )
}
