import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type FieldProps = {
  /** The form name, and the id of the control (the link target of error summaries). */
  name: string
  /** Overrides the id when several forms of a page use the same name. */
  id?: string | undefined
  label: string
  hint?: ReactNode
  /** The API's error messages for this field. */
  errors?: readonly string[] | undefined
  /** `unmarked`: without the word after the label, as in a form of filters, which may all be empty. */
  optional?: boolean | 'unmarked'
  className?: string
}

/** Attributes of a control inside a Field that link its label, hint and errors. */
export function controlProps({ name, id = name, hint, errors }: Pick<FieldProps, 'name' | 'id' | 'hint' | 'errors'>) {
  const describedBy = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, name, 'aria-invalid': errors?.length ? true : undefined, 'aria-describedby': describedBy || undefined } as const
}

/** Attributes of a fieldset of radio buttons that link it to its hint and errors. */
export const groupProps = ({ name, id = name, hint, errors }: Pick<FieldProps, 'name' | 'id' | 'hint' | 'errors'>) =>
  ({ ...controlProps({ name, id, hint, errors }), role: 'radiogroup', tabIndex: -1, name: undefined }) as const

/** Label above, hint and error below one control. */
export function Field({ name, id = name, label, hint, errors, optional, className = '', children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label} {optional === true && <span className="text-sm font-normal text-muted">({t('form.optional')})</span>}
      </label>
      {children}
      <FieldMessages name={id} hint={hint} errors={errors} />
    </div>
  )
}

/** The hint and the error under a control. */
export function FieldMessages({ name, hint, errors }: Pick<FieldProps, 'name' | 'hint' | 'errors'>) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errors?.length ? (
        <p id={`${name}-error`} className="text-sm font-medium text-bad">
          {errors.map((error) => (
            <span key={error} className="block">
              {error}
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}
