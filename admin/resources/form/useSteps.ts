import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { Path } from '../../fields/kinds.ts'
import type { Check } from './check-row.ts'
import type { Issue } from './issues.ts'
import { formSteps, stepOf } from './steps.ts'

type Given = {
  declaration: AnyResource
  isNew: boolean
  form: FormInstance
  issues: readonly Issue[]
  onIssues: (issues: readonly Issue[]) => void
  check: Check
  /** Not while files are on their way: the review would show the row without them. */
  mayReview: boolean
}

/**
 * The steps of a form and the one that is open. Onward only past steps that hold with the rules over them, to the review only with a row that
 * holds as a whole; `go` answers what stands against it. An issue opens the step it is in.
 */
export function useSteps({ declaration, isNew, form, issues, onIssues, check, mayReview }: Given) {
  const steps = formSteps(declaration, isNew)
  const [at, setAt] = useState(0)
  const [known, setKnown] = useState(issues)
  const isStepped = Boolean(declaration.steps?.length)

  // React's way to follow a property: while rendering, before anything is drawn.
  if (issues !== known) {
    setKnown(issues)
    const [first] = issues
    if (first && isStepped) setAt(stepOf(steps, first.path[0]))
  }

  const go = async (target: number): Promise<readonly Issue[]> => {
    if (target === steps.length && !mayReview) return []
    const broken = target > at ? await brokenBefore(target) : []
    if (target > at) onIssues(broken)
    if (broken.length === 0) setAt(target)
    else form.setFields(broken.map(({ path, message }) => ({ name: path, errors: [message] })))
    return broken
  }

  const brokenBefore = async (target: number) => {
    const names = steps.slice(0, target).flatMap(({ fields }) => fields.map(([name]) => name))
    const failed = await form
      .validateFields(
        names.map((name) => [name]),
        { recursive: true },
      )
      .then(() => [], failuresIn)
    return failed.length > 0 ? failed : check(form.getFieldsValue(true), target === steps.length ? undefined : new Set(names))
  }

  return {
    steps,
    at,
    isStepped,
    isReview: isStepped && at === steps.length,
    failing: new Set(issues.map(({ path }) => stepOf(steps, path[0]))),
    go,
    open: (path: Path) => setAt(stepOf(steps, path[0])),
  }
}

/** What antd says of inputs that do not hold, as issues. */
export const failuresIn = ({ errorFields = [] }: { errorFields?: readonly { name: Path; errors: readonly string[] }[] }): Issue[] =>
  errorFields.map(({ name, errors }) => ({ path: name, message: errors[0] ?? '' })).filter(({ message }) => message)
