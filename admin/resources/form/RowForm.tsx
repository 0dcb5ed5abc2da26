import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../fields/inputs/FieldInput.tsx'
import { FormUploadsContext } from '../../fields/inputs/form-uploads.ts'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFooter } from './FormFooter.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { hasLocalizedFields } from './missing-translations.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { SidePanel } from './SidePanel.tsx'
import { StepBar } from './StepBar.tsx'
import { type FormStep, sectionsOf } from './steps.ts'
import { type RowFormProps, useRowForm } from './useRowForm.ts'
import { antdIssues } from './useSteps.ts'

/** The form of a resource: an input for each field, in steps if declared, with the error summary above and the buttons below. */
export function RowForm(props: RowFormProps) {
  const {
    declaration,
    form,
    onChange,
    formName = 'row',
    initialValues,
    issues,
    onIssues,
    isSaving,
    submitLabel,
    onCancel,
    onAddAnother,
  } = props
  const { t } = useTranslation()
  const isNarrow = !useMinWidth('md')
  const { page, isNew, language, setLanguage, uploads, running, steps, current, isStepped, isReview, failedSteps, ...actions } =
    useRowForm(props)
  const openFields = Object.fromEntries((isStepped ? steps.slice(current, current + 1) : steps).flatMap(({ fields }) => fields))
  const nextLabel = t(current === steps.length - 1 ? 'steps.toReview' : 'steps.next')
  return (
    <FormUploadsContext value={uploads}>
      <div ref={page} className="form-page" onSubmitCapture={actions.onSubmitCapture}>
        <Form
          form={form}
          name={formName}
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={initialValues}
          data-language={isNarrow ? language : undefined}
          onValuesChange={onChange}
          onFinish={() => actions.submit()}
          onFinishFailed={(failed) => onIssues(antdIssues(failed))}
        >
          {isStepped && <StepBar steps={steps} current={current} failed={failedSteps} onGo={actions.goToStep} />}
          <ErrorSummary declaration={declaration} issues={issues} onSelect={actions.focusIssue} />
          {isNarrow && !isReview && hasLocalizedFields(openFields) && (
            <LanguageTabs fields={openFields} form={form} current={language} onShow={setLanguage} />
          )}
          <FormSteps steps={steps} current={isStepped ? current : null} />
          {isReview && <ReviewStep declaration={declaration} base={isNew ? null : initialValues} values={form.getFieldsValue(true)} />}
          <FormFooter
            label={isStepped && !isReview ? nextLabel : submitLabel}
            isSaving={isSaving}
            uploading={running}
            isWaiting={running > 0 && (!isStepped || current >= steps.length - 1)}
            onSave={isNew || !isStepped || isReview ? null : () => actions.submit()}
            onBack={current > 0 ? () => actions.goToStep(current - 1) : null}
            onCancel={onCancel}
            onAddAnother={onAddAnother && (!isStepped || isReview) ? () => actions.submit(onAddAnother) : null}
          />
        </Form>
        <SidePanel declaration={declaration} form={form} openFields={Object.keys(openFields)} />
      </div>
    </FormUploadsContext>
  )
}

/** All fields, those of the other steps hidden: they keep their values. `current` is null without steps. */
function FormSteps({ steps, current }: { steps: readonly FormStep[]; current: number | null }) {
  return steps.map(({ fields }, step) => (
    <div key={fields[0]?.[0] ?? step} className="form-step" hidden={current !== null && current !== step}>
      {sectionsOf(fields).map((section) => (
        <div key={section[0]?.[0]} className="card fields">
          {section.map(([name, field]) => (
            <FieldInput key={name} field={field} name={[name]} path={[name]} />
          ))}
        </div>
      ))}
    </div>
  ))
}
