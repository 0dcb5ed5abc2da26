import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, type FormInstance } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../fields/inputs/FieldInput.tsx'
import { FormUploadsContext, useFormUploads } from '../../fields/inputs/form-uploads.ts'
import { pathKey } from '../../fields/inputs/uploads.ts'
import type { Path } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import type { FormIssue } from '../issues.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFooter } from './FormFooter.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { hasLocalizedFields } from './missing-translations.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { SidePanel } from './SidePanel.tsx'
import { StepBar } from './StepBar.tsx'
import { sectionsOf } from './steps.ts'
import { useFormKeys } from './useFormKeys.ts'
import { antdIssues, useSteps } from './useSteps.ts'
import type { RowValidator } from './validate-row.ts'

type Props = {
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

/** The form of a resource: an input for each field, in steps if declared, with the error summary above and the buttons below. */
export function RowForm(props: Props) {
  const {
    declaration,
    form,
    onChange,
    formName = 'row',
    initialValues,
    issues,
    onIssues,
    validate,
    onSubmit,
    isSaving,
    submitLabel,
    onCancel,
    onAddAnother,
  } = props
  const { t } = useTranslation()
  const { locale } = useLocale()
  const isNarrow = !useMinWidth('md')
  const [language, setLanguage] = useState<Locale>(locale)
  const isNew = initialValues.id === undefined
  // A started upload counts as a change: leaving the page would lose it.
  const { uploads, running } = useFormUploads(onChange)
  const { steps, current, isStepped, isReview, failedSteps, go, open } = useSteps({
    ...props,
    isNew,
    canReview: running === 0,
    isPage: props.formName === undefined,
  })

  // Submitting means «next» until the review. Events of forms in drawers bubble through here and are ignored.
  const onSubmitCapture = (event: FormEvent<HTMLDivElement>) => {
    if (!isStepped || isReview || !(event.target instanceof HTMLFormElement) || event.target.id !== formName) return
    event.preventDefault()
    event.stopPropagation()
    void goToStep(current + 1)
  }

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

  const submit = (send = onSubmit) => {
    if (running > 0) return
    const values = form.getFieldsValue(true)
    const rowIssues = validate(values)
    onIssues(rowIssues)
    form.setFields(rowIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (rowIssues.length === 0) send(values)
  }

  useFormKeys({ page, isNew, save: () => form.submit() })

  const openFields = Object.fromEntries((isStepped ? steps.slice(current, current + 1) : steps).flatMap(({ fields }) => fields))
  const nextLabel = t(current === steps.length - 1 ? 'steps.toReview' : 'steps.next')
  return (
    <FormUploadsContext value={uploads}>
      <div ref={page} className="form-page" onSubmitCapture={onSubmitCapture}>
        <Form
          form={form}
          name={formName}
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={initialValues}
          data-language={isNarrow ? language : undefined}
          onValuesChange={onChange}
          onFinish={() => submit()}
          onFinishFailed={(failed) => onIssues(antdIssues(failed))}
        >
          {isStepped && <StepBar steps={steps} current={current} failed={failedSteps} onGo={goToStep} />}
          <ErrorSummary declaration={declaration} issues={issues} onSelect={focusIssue} />
          {isNarrow && !isReview && hasLocalizedFields(openFields) && (
            <LanguageTabs fields={openFields} form={form} current={language} onShow={setLanguage} />
          )}
          {steps.map(({ fields }, step) => (
            <div key={fields[0]?.[0] ?? step} className="form-step" hidden={isStepped && current !== step}>
              {sectionsOf(fields).map((section) => (
                <div key={section[0]?.[0]} className="card fields">
                  {section.map(([name, field]) => (
                    <FieldInput key={name} field={field} name={[name]} path={[name]} />
                  ))}
                </div>
              ))}
            </div>
          ))}
          {isReview && <ReviewStep declaration={declaration} base={isNew ? null : initialValues} values={form.getFieldsValue(true)} />}
          <FormFooter
            label={isStepped && !isReview ? nextLabel : submitLabel}
            isSaving={isSaving}
            uploading={running}
            isWaiting={running > 0 && (!isStepped || current >= steps.length - 1)}
            onBack={current > 0 ? () => goToStep(current - 1) : null}
            onCancel={onCancel}
            onAddAnother={onAddAnother && (!isStepped || isReview) ? () => submit(onAddAnother) : null}
          />
        </Form>
        <SidePanel declaration={declaration} form={form} openFields={Object.keys(openFields)} />
      </div>
    </FormUploadsContext>
  )
}
