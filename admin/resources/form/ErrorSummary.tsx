import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Path } from '../../fields/kinds.ts'
import { type Issue, placeOf } from './issues.ts'

type Props = { declaration: AnyResource; issues: readonly Issue[]; onFind: (path: Path) => void }

/** Everything wrong with the form, each a way to its input; takes focus when it appears. */
export function ErrorSummary({ declaration, issues, onFind }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const summary = useRef<HTMLDivElement>(null)

  // Focus is the browser's, not React's: it moves once for each set of issues.
  useEffect(() => {
    if (issues.length > 0) summary.current?.focus()
  }, [issues])

  if (issues.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} className="summary">
      <Alert
        type="error"
        showIcon
        message={t('form.errorsTitle', { count: issues.length })}
        description={
          <ul>
            {issues.map(({ path, message }) => {
              const place = placeOf(declaration.fields, path, locale)
              return (
                <li key={path.join('.')}>
                  {place ? (
                    <button type="button" className="link" onClick={() => onFind(path)}>
                      {place}: {message}
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
    </div>
  )
}
