import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, type FormInstance, type FormProps, Grid } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { FormUploads, useFormUploads } from '../../fields/inputs/form-uploads.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import type { Path } from '../../fields/kinds.ts'
import type { Check } from './check-row.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormEnd } from './FormFooter.tsx'
import type { Issue } from './issues.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { hasTexts } from './missing-translations.ts'
import { Review } from './Review.tsx'
import { Beside } from './SidePanel.tsx'
import { StepBar } from './StepBar.tsx'
import { sectionsOf } from './steps.ts'
import { pathKey } from './uploads.ts'
import { failuresIn, useSteps } from './useSteps.ts'

type Props = {
  declaration: AnyResource
  form: FormInstance
  formProps: FormProps
  /** Names the form apart from one that is open behind it. */
  formName?: string
  initialValues: AnyRow
  issues: readonly Issue[]
  onIssues: (issues: readonly Issue[]) => void
  /** What is wrong with the fields of a step before it is left, and with the row as a whole before it is shown for review or sent. */
  check: Check
  onSubmit: (values: AnyRow) => void
  isSaving: boolean
  submitLabel: string
  onCancel: () => void
}

/** The form of a resource: every writable field by its kind, in steps where it has them; what is wrong above it, the way on below. */
export function RowForm(props: Props) {
  const {
    declaration,
    form,
    formProps,
    formName = 'row',
    initialValues,
    issues,
    onIssues,
    check,
    onSubmit,
    isSaving,
    submitLabel,
    onCancel,
  } = props
  const { t } = useTranslation()
  const { locale } = useLocale()
  const narrow = Grid.useBreakpoint().md === false
  const [language, setLanguage] = useState<Locale>(locale)
  const isNew = initialValues.id === undefined
  // Who has only begun to upload loses it by leaving, as who has changed a value.
  const { uploads, running } = useFormUploads(() => formProps.onValuesChange?.({}, form.getFieldsValue(true)))
  const { steps, at, isStepped, isReview, failing, go, open } = useSteps({ ...props, isNew, mayReview: running === 0 })

  // Enter and the main button mean «next» until everything has been reviewed. Forms in drawers above this one send their own events through here.
  const onward = (event: FormEvent<HTMLDivElement>) => {
    if (!isStepped || isReview || !(event.target instanceof HTMLFormElement) || event.target.id !== formName) return
    event.preventDefault()
    event.stopPropagation()
    void goTo(at + 1)
  }

  const page = useRef<HTMLDivElement>(null)
  const find = (path: Path) => {
    // The input must stand on the page before the browser can go to it.
    flushSync(() => {
      open(path)
      const side = path.at(-1)
      if (side === 'ar' || side === 'en') setLanguage(side)
    })
    // antd knows no input of a list as a whole; where one adds to it is the nearest.
    const list = page.current?.querySelector<HTMLElement>(`[data-list="${pathKey(path)}"] > .group-entries > [data-add]`)
    if (list) list.focus()
    else form.scrollToField(path, { focus: true, block: 'center' })
  }

  // Whoever may not go on yet stands at the first thing to mend.
  const goTo = async (step: number) => {
    const [first] = await go(step)
    if (first) find(first.path)
  }

  const submit = () => {
    if (running > 0) return
    const values = form.getFieldsValue(true)
    const broken = check(values)
    onIssues(broken)
    form.setFields(broken.map(({ path, message }) => ({ name: path, errors: [message] })))
    if (broken.length === 0) onSubmit(values)
  }

  const openFields = Object.fromEntries((isStepped ? steps.slice(at, at + 1) : steps).flatMap(({ fields }) => fields))
  const onwardLabel = t(at === steps.length - 1 ? 'steps.toReview' : 'steps.next')
  return (
    <FormUploads value={uploads}>
      <div ref={page} className="form-page" onSubmitCapture={onward}>
        <Form
          {...formProps}
          form={form}
          name={formName}
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={initialValues}
          data-language={narrow ? language : undefined}
          onFinish={submit}
          onFinishFailed={(failed) => onIssues(failuresIn(failed))}
        >
          {isStepped && <StepBar steps={steps} at={at} failing={failing} onGo={goTo} />}
          <ErrorSummary declaration={declaration} issues={issues} onFind={find} />
          {narrow && !isReview && hasTexts(openFields) && (
            <LanguageTabs fields={openFields} form={form} shown={language} onShow={setLanguage} />
          )}
          {steps.map(({ fields }, step) => (
            <div key={fields[0]?.[0] ?? step} className="form-step" hidden={isStepped && at !== step}>
              {sectionsOf(fields).map((section) => (
                <div key={section[0]?.[0]} className="card fields">
                  {section.map(([name, field]) => (
                    <FieldInput key={name} field={field} name={[name]} path={[name]} />
                  ))}
                </div>
              ))}
            </div>
          ))}
          {isReview && <Review declaration={declaration} base={isNew ? null : initialValues} values={form.getFieldsValue(true)} />}
          <FormEnd
            label={isStepped && !isReview ? onwardLabel : submitLabel}
            isSaving={isSaving}
            uploading={running}
            isWaiting={running > 0 && (!isStepped || at >= steps.length - 1)}
            onBack={at > 0 ? () => goTo(at - 1) : null}
            onCancel={onCancel}
          />
        </Form>
        <Beside declaration={declaration} form={form} open={Object.keys(openFields)} />
      </div>
    </FormUploads>
  )
}
