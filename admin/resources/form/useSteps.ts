import { stepsOf } from '@wasl/resources/form-steps.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { Path } from '../../fields/kinds.ts'
import type { FormIssue } from '../issues.ts'
import { formSteps, stepIndexOf } from './steps.ts'
import { useStepInAddress } from './useStepInAddress.ts'
import type { RowValidator } from './validate-row.ts'

type StepsOptions = {
  declaration: AnyResource
  isNew: boolean
  form: FormInstance
  issues: readonly FormIssue[]
  onIssues: (issues: readonly FormIssue[]) => void
  validate: RowValidator
  /** False while files upload: the review would show the row without them. */
  canReview: boolean
  /** Whether the form is the page, not a drawer: the open step is then in the address. */
  isPage: boolean
}

/**
 * The steps of a form and the current one. `go` moves forward only past valid steps, and to the review only with a valid row;
 * it returns the issues that prevent it. A new issue opens its step.
 */
export function useSteps({ declaration, isNew, form, issues, onIssues, validate, canReview, isPage }: StepsOptions) {
  const steps = formSteps(declaration, isNew)
  const isStepped = stepsOf(declaration.name).length > 0
  const [current, setCurrent] = useStepInAddress(steps.length, isStepped && isPage)
  const [shownIssues, setShownIssues] = useState(issues)

  // Follow the prop during rendering, as React recommends.
  if (issues !== shownIssues) {
    setShownIssues(issues)
    const [first] = issues
    if (first && isStepped) setCurrent(stepIndexOf(steps, first.path[0]))
  }

  const go = async (target: number): Promise<readonly FormIssue[]> => {
    if (target === steps.length && !canReview) return []
    const blocking = target > current ? await issuesBefore(target) : []
    if (target > current) onIssues(blocking)
    if (blocking.length === 0) setCurrent(target)
    else form.setFields(blocking.map(({ path, message }) => ({ name: path, errors: [message] })))
    return blocking
  }

  const issuesBefore = async (target: number) => {
    const names = steps.slice(0, target).flatMap(({ fields }) => fields.map(([name]) => name))
    const failed = await form
      .validateFields(
        names.map((name) => [name]),
        { recursive: true },
      )
      .then(() => [], antdIssues)
    return failed.length > 0 ? failed : validate(form.getFieldsValue(true), target === steps.length ? undefined : new Set(names))
  }

  return {
    steps,
    current,
    isStepped,
    isReview: isStepped && current === steps.length,
    failedSteps: new Set(issues.map(({ path }) => stepIndexOf(steps, path[0]))),
    go,
    open: (path: Path) => setCurrent(stepIndexOf(steps, path[0])),
  }
}

/** antd's validation errors as issues. */
export const antdIssues = ({ errorFields = [] }: { errorFields?: readonly { name: Path; errors: readonly string[] }[] }): FormIssue[] =>
  errorFields.map(({ name, errors }) => ({ path: name, message: errors[0] ?? '' })).filter(({ message }) => message)
