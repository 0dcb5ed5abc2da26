import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type FieldProps = {
  /** The form name; also the id of the control, which error summaries link to. */
  name: string
  /** Another id, where several forms of a page carry the same name. */
  id?: string | undefined
  label: string
  hint?: ReactNode
  /** The server's words for this field, as `errors[name]` of its answer. */
  errors?: readonly string[] | undefined
  optional?: boolean
  className?: string
}

/** What a control inside a Field needs so that its label, hint and error are read with it. */
export function describe({ name, id = name, hint, errors }: Pick<FieldProps, 'name' | 'id' | 'hint' | 'errors'>) {
  const described = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, name, 'aria-invalid': errors?.length ? true : undefined, 'aria-describedby': described || undefined } as const
}

/** Label above, hint and error below one control. */
export function Field({ name, id = name, label, hint, errors, optional, className = '', children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="ms-1.5 text-sm font-normal text-muted">({t('form.optional')})</span>}
      </label>
      {children}
      <FieldNotes name={id} hint={hint} errors={errors} />
    </div>
  )
}

/** The hint and the error under a control. */
export function FieldNotes({ name, hint, errors }: Pick<FieldProps, 'name' | 'hint' | 'errors'>) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errors?.length ? (
        <p id={`${name}-error`} className="text-sm font-medium text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
    </>
  )
}
