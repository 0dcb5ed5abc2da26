import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { FormInstance } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormUploads } from '../../fields/inputs/form-uploads.ts'
import { pathKey } from '../../fields/inputs/uploads.ts'
import type { Path } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import type { FormIssue } from '../issues.ts'
import { useFormKeys } from './useFormKeys.ts'
import { useSteps } from './useSteps.ts'
import type { RowValidator } from './validate-row.ts'

export type RowFormProps = {
  declaration: AnyResource
  form: FormInstance
  /** Called when a value is typed or an upload starts. */
  onChange: () => void
  /** Distinguishes the form from another one open behind it. Default: the form is the page. */
  formName?: string
  initialValues: AnyRow
  issues: readonly FormIssue[]
  onIssues: (issues: readonly FormIssue[]) => void
  /** Validates the fields of a step before leaving it, and the whole row before the review or submission. */
  validate: RowValidator
  onSubmit: (values: AnyRow) => void
  isSaving: boolean
  submitLabel: string
  onCancel: () => void
  /** Saves and opens another empty form. */
  onAddAnother?: (values: AnyRow) => void
}

/** The behaviour of a row's form: its steps, its uploads, the language shown on a phone, the focus on an issue, and submission. */
export function useRowForm(props: RowFormProps) {
  const { form, formName = 'row', onChange, initialValues, onIssues, validate, onSubmit } = props
  const { locale } = useLocale()
  const [language, setLanguage] = useState<Locale>(locale)
  const isNew = initialValues.id === undefined
  // A started upload counts as a change: leaving the page would lose it.
  const { uploads, running } = useFormUploads(onChange)
  const { go, open, ...steps } = useSteps({ ...props, isNew, canReview: running === 0, isPage: props.formName === undefined })

  const page = useRef<HTMLDivElement>(null)
  const focusIssue = (path: Path) => {
    // The input must be rendered before it can take focus.
    flushSync(() => {
      open(path)
      const last = path.at(-1)
      if (last === 'ar' || last === 'en') setLanguage(last)
    })
    // antd has no input for a list as a whole: focus its «add» button instead.
    const listInput = page.current?.querySelector<HTMLElement>(`[data-list="${pathKey(path)}"] > .list-field-entries > [data-add]`)
    if (listInput) listInput.focus()
    else form.scrollToField(path, { focus: true, block: 'center' })
  }

  // If the step cannot change, focus the first issue.
  const goToStep = async (step: number) => {
    const [first] = await go(step)
    if (first) focusIssue(first.path)
  }

  // Submitting means «next» until the review. Events of forms in drawers bubble through here and are ignored.
  const onSubmitCapture = (event: FormEvent<HTMLDivElement>) => {
    if (!steps.isStepped || steps.isReview || !(event.target instanceof HTMLFormElement) || event.target.id !== formName) return
    event.preventDefault()
    event.stopPropagation()
    void goToStep(steps.current + 1)
  }

  const submit = (send = onSubmit) => {
    if (running > 0) return
    const values = form.getFieldsValue(true)
    const rowIssues = validate(values)
    onIssues(rowIssues)
    form.setFields(rowIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (rowIssues.length === 0) send(values)
  }

  useFormKeys({ page, isNew, save: () => form.submit() })

  return { page, isNew, language, setLanguage, uploads, running, ...steps, focusIssue, goToStep, onSubmitCapture, submit }
}
