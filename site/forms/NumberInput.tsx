import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'
import { parseWholeNumber } from './form-values.ts'

type Props = FieldProps & { unit?: string | undefined; min: number; max: number; defaultValue?: string | undefined }

/** A whole number with its unit and a stepper. Accepts Arabic digits; the server checks the bounds. */
export function NumberInput({
  name,
  label,
  hint,
  errors: serverErrors,
  optional = false,
  className = '',
  unit,
  min,
  max,
  defaultValue,
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const stepBy = (change: 1 | -1) => {
    const element = input.current
    if (!element) return
    const typed = parseWholeNumber(element.value)
    const next = typeof typed === 'number' ? typed + change : min
    element.value = String(Math.min(max, Math.max(min, next)))
    // The form listens to `input` for drafts and corrected errors.
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field {...{ name, label, hint, errors, optional, className }}>
      <span className="flex flex-wrap items-center gap-2">
        <StepButton icon="minus" label={t('form.decrease', { label })} onPress={() => stepBy(-1)} />
        <input
          {...controlProps({ name, hint, errors })}
          ref={input}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue={defaultValue}
          data-min={min}
          data-max={max}
          aria-required={!optional || undefined}
          className="input w-28 text-center!"
        />
        <StepButton icon="plus" label={t('form.increase', { label })} onPress={() => stepBy(1)} />
        {unit && <bdi className="text-muted">{unit}</bdi>}
      </span>
    </Field>
  )
}

const StepButton = ({ icon, label, onPress }: { icon: 'plus' | 'minus'; label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="needs-script grid size-12 shrink-0 place-items-center rounded-control border border-line-strong bg-surface text-brand hover:border-brand"
  >
    <Icon name={icon} />
  </button>
)
