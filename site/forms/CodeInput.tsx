import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from './TextInput.tsx'

type Props = Partial<ComponentProps<typeof TextInput>> & { digits?: number }

/** An input for a code that was sent to the user. */
export function CodeInput({ digits = 4, ...props }: Props) {
  const { t } = useTranslation('auth')
  return (
    <TextInput
      name="code"
      label={t('fields.code')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={digits}
      placeholder={'0'.repeat(digits)}
      {...props}
    />
  )
}
