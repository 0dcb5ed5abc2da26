import { type ComponentProps, type FormEvent, useEffect, useId, useState } from 'react'
import { Form, useActionData } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { useRootData } from '../ui/root-data.ts'
import { checkField } from './check-field.ts'
import { CheckControlsContext, type FieldChecks, FieldChecksContext } from './field-checks.ts'
import { LostConnection } from './LostConnection.tsx'
import { RestoredForm } from './RestoredForm.tsx'
import { startSubmission } from './submissions.ts'

/** `isRefilled`: false for a form that shows what is stored, where values of a former page would look stored as well. */
type Props = ComponentProps<typeof Form> & { isRefilled?: boolean }

/**
 * A form of the site. The errors of a field disappear once it is changed, and an edited field is checked when it is left. A submission that does
 * not reach the server keeps the form and is sent again; one after the end of the session is filled again after the login, or says that it was lost.
 */
export function ActionForm({ children, onSubmit, isRefilled = true, ...rest }: Props) {
  const id = useId()
  const locale = useLocale()
  const viewer = useRootData()?.viewer?.id ?? null
  const [checks, setChecks] = useState<FieldChecks>({})
  const response = useActionData<unknown>()
  // A new response replaces what was found while typing.
  useEffect(() => setChecks((known) => (response === undefined || Object.keys(known).length === 0 ? known : {})), [response])
  const setCheck = (name: string, errors: readonly string[]) =>
    name && setChecks((known) => (known[name] === errors ? known : { ...known, [name]: errors }))
  const checkControls = (controls: readonly HTMLElement[]) => {
    const errors = controls.map((control) => ({ control, error: checkField(control, locale) })).filter(({ error }) => error !== null)
    for (const { control, error } of errors) setCheck(nameOf(control), [error ?? ''])
    return errors[0]?.control
  }
  return (
    <FieldChecksContext value={checks}>
      <Form
        {...rest}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          startSubmission({ id, form: event.currentTarget, submitter, viewer })
          onSubmit?.(event)
        }}
        onInputCapture={(event: FormEvent) => setCheck(nameOf(event.target), noErrors)}
        onBlurCapture={(event) => {
          const name = nameOf(event.target)
          if (!(name in checks)) return
          const error = checkField(event.target, locale)
          if (error) setCheck(name, [error])
        }}
      >
        <RestoredForm isRefilled={isRefilled} />
        <CheckControlsContext value={checkControls}>{children}</CheckControlsContext>
        <LostConnection form={id} />
      </Form>
    </FieldChecksContext>
  )
}

const noErrors: readonly string[] = []
const nameOf = (target: EventTarget): string => ('name' in target && typeof target.name === 'string' ? target.name : '')
