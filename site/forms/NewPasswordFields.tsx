import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '../server/api-error.server.ts'
import { useRootData } from '../ui/root-data.ts'
import { PasswordInput } from './PasswordInput.tsx'

type Props = { labels: { password: string; password_confirmation: string }; errors: FieldErrors }

/** A new password with its rule, typed twice. */
export function NewPasswordFields({ labels, errors }: Props) {
  const { t } = useTranslation('auth')
  const passwordMin = useRootData()?.appInfo.password_min ?? 8
  return (
    <>
      <PasswordInput
        name="password"
        label={labels.password}
        hint={t('fields.passwordHint', { count: passwordMin })}
        autoComplete="new-password"
        errors={errors.password}
      />
      <PasswordInput
        name="password_confirmation"
        label={labels.password_confirmation}
        autoComplete="new-password"
        errors={errors.password_confirmation}
      />
    </>
  )
}
