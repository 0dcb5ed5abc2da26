import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = FieldProps & { autoComplete: 'current-password' | 'new-password' } & Pick<ComponentProps<'input'>, 'minLength'>

/** A password field with a show/hide button. */
export function PasswordInput({ name, label, hint, errors: serverErrors, className = '', autoComplete }: Props) {
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ name, label, hint, errors, className }}>
      <span className="relative block">
        <input
          {...controlProps({ name, hint, errors })}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-required
          className="input pe-12 rtl:ps-12 rtl:pe-4"
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={shown}
          className="absolute inset-y-0 end-1 my-auto grid size-10 place-items-center rounded-small text-muted hover:text-brand"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </Field>
  )
}
