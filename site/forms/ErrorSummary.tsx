import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  msg?: string | undefined
  errors?: FieldErrors | undefined
  /** The fields of the form in page order: the order of the errors, and their names. */
  labels?: Readonly<Record<string, string>>
  /** What the ids of the fields start with, when several forms of a page use the same names. */
  idPrefix?: string
  /** What leads on from the error, such as a link to another page. */
  action?: ReactNode
}

/** The errors of a submitted form in page order, with a link to each field. Takes the focus. */
export function ErrorSummary({ msg, errors = {}, labels = {}, idPrefix = '', action }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const order = Object.keys(labels)
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const fields = Object.entries(errors).sort(([a], [b]) => position(a) - position(b))
  const isShown = Boolean(msg) || fields.length > 0
  // Moves focus and screen readers to the errors of the form just sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new response is a new `errors` object
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [errors, msg])
  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-card border border-bad bg-bad-soft p-4 text-bad">
      <Icon name="alert" className="mt-1" />
      <div>
        <p className="font-semibold">{msg || t('form.errorsHeading')}</p>
        {fields.length > 0 && (
          <ul className="mt-1 space-y-0.5">
            {fields.map(([field, messages]) => (
              <li key={field}>
                <a
                  href={`#${idPrefix}${field}`}
                  onClick={(event) => focusField(event, `${idPrefix}${field}`)}
                  className="underline underline-offset-4"
                >
                  {labels[field] ? labelBefore(labels[field]) : ''}
                  {messages.join(' ')}
                </a>
              </li>
            ))}
          </ul>
        )}
        {action && <p className="mt-2">{action}</p>}
      </div>
    </div>
  )
}

/** The name of a field before its errors; a question has its own mark. */
const labelBefore = (label: string) => (/[?؟]$/.test(label) ? `${label} ` : `${label}: `)

// Not a navigation: the router would drop the response with the errors.
function focusField(event: MouseEvent, field: string): void {
  const target = document.getElementById(field)
  if (!target) return
  event.preventDefault()
  const control = target instanceof HTMLFieldSetElement ? target.querySelector('input') : target
  control?.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}
