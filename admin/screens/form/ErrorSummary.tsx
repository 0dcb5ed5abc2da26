import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Alert, type FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../parts/useLocale.ts'
import { type Issue, placeOf } from './issues.ts'

/** Everything wrong with the form, each a link to its input; takes focus when it appears. */
export function ErrorSummary({ declaration, form, issues }: { declaration: AnyResource; form: FormInstance; issues: readonly Issue[] }) {
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
                    <button type="button" className="link" onClick={() => form.scrollToField(path, { focus: true, block: 'center' })}>
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
