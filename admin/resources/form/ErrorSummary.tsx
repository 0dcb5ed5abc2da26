import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { type FormIssue, inFormOrder, issueLabel } from '../issues.ts'
import { formSteps } from './steps.ts'

type Props = { declaration: AnyResource; issues: readonly FormIssue[]; onSelect: (path: Path) => void }

/** Lists the issues of a form, each linked to its input; takes focus when it appears. */
export function ErrorSummary({ declaration, issues, onSelect }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const summary = useRef<HTMLDivElement>(null)

  // Move the focus once for each set of issues.
  useEffect(() => {
    if (issues.length > 0) summary.current?.focus()
  }, [issues])

  if (issues.length === 0) return null
  const title = t('form.errorsTitle', { count: issues.length })
  const fields = Object.fromEntries(formSteps(declaration, false).flatMap((step) => step.fields))
  return (
    <section ref={summary} aria-label={title} tabIndex={-1} className="error-summary">
      <Alert
        type="error"
        showIcon
        message={title}
        description={
          <ul>
            {inFormOrder(fields, issues).map(({ path, message }) => {
              const label = issueLabel(declaration.fields, path, locale)
              return (
                <li key={path.join('.')}>
                  {label ? (
                    <button type="button" className="link" onClick={() => onSelect(path)}>
                      {label}: {message}
                    </button>
                  ) : (
                    message
                  )}
                </li>
              )
            })}
          </ul>
        }
      />
    </section>
  )
}
